//! Records that older versions of the rules wrote still replay, to the state that they led to then.

use std::path::Path;

use puerto_rico::PuertoRico;
use testkit::assert_old_record;

#[test]
fn games_of_version_1() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/records");
    for players in 3..=4 {
        assert_old_record::<PuertoRico>(&folder.join(format!("puerto-rico-{players}-rules-1.txt")));
    }
}
