//! Maps of one's own: `kaupang map`, and `--map`.

use std::fs;

use crate::common::{printed, refused, run};

fn europe() -> String {
    printed(&run(&["map", "show", "--text"], "").success())
}

#[test]
fn the_built_in_map_is_shown_within_80_columns() {
    for board in ["short", "full"] {
        let text = printed(&run(&["map", "show", "--board", board], "").success());
        assert!(text.lines().all(|line| line.chars().count() <= 80), "{text}");
        assert!(text.contains("Köln H6.W"), "{text}");
        assert_eq!(text.contains("Lisboa"), board == "full");
    }
}

#[test]
fn a_faulty_map_has_its_faults_named_once_whatever_is_done_with_it() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("faulty.toml");
    fs::write(&file, "format = 2\n").unwrap();
    let file = file.to_str().unwrap();
    let check = refused(&["map", "check", file], "");
    assert_eq!(check.matches("line 1: format has to be 1").count(), 1, "{check}");
    assert_eq!(refused(&["map", "balance", file], ""), check);
    assert_eq!(refused(&["map", "show", file], ""), check);
}

#[test]
fn a_match_is_played_on_the_map_that_is_named() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("mine.toml");
    fs::write(&file, europe().replace("\"Paris\"", "\"Lutetia\"")).unwrap();
    let match_on = ["arena", "merchants", "--seats", "random", "--games", "1", "--json", "--map"];
    let mut arguments = match_on.to_vec();
    arguments.push(file.to_str().unwrap());
    let text = printed(&run(&arguments, "").success());
    assert!(text.contains("map=mine-"), "{text}");
    *arguments.last_mut().unwrap() = "/no/such/map.toml";
    refused(&arguments, "");
}

#[cfg(unix)]
#[test]
fn a_picture_goes_through_a_link_and_into_a_pipe_and_replaces_neither() {
    use std::os::unix::fs::{FileTypeExt, symlink};
    let folder = tempfile::tempdir().unwrap();
    let [file, link, pipe] = ["map.svg", "link.svg", "pipe.svg"].map(|name| folder.path().join(name));
    fs::write(&file, "old").unwrap();
    symlink("map.svg", &link).unwrap();
    run(&["map", "show", "--svg", link.to_str().unwrap()], "").success();
    assert!(link.symlink_metadata().unwrap().is_symlink());
    assert!(fs::read_to_string(&file).unwrap().starts_with("<svg "));
    assert!(std::process::Command::new("mkfifo").arg(&pipe).status().unwrap().success());
    let reader = std::thread::spawn({
        let pipe = pipe.clone();
        move || fs::read_to_string(pipe).unwrap()
    });
    run(&["map", "show", "--svg", pipe.to_str().unwrap()], "").success();
    assert!(reader.join().unwrap().starts_with("<svg "));
    assert!(pipe.symlink_metadata().unwrap().file_type().is_fifo());
    // A link to a pipe without a name leads somewhere, too.
    let output = std::process::Command::new(assert_cmd::cargo::cargo_bin!("kaupang"))
        .args(["map", "show", "--svg", "/dev/stdout"])
        .output()
        .unwrap();
    assert!(output.status.success() && output.stdout.starts_with(b"<svg "), "{output:?}");
    symlink("nowhere/at/all", folder.path().join("lost.svg")).unwrap();
    let complaint = refused(&["map", "show", "--svg", folder.path().join("lost.svg").to_str().unwrap()], "");
    assert!(complaint.contains("leads nowhere"), "{complaint}");
}

#[cfg(unix)]
#[test]
fn a_file_that_is_written_anew_keeps_its_rights() {
    use std::os::unix::fs::PermissionsExt;
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("map.svg");
    fs::write(&file, "old").unwrap();
    fs::set_permissions(&file, fs::Permissions::from_mode(0o600)).unwrap();
    run(&["map", "show", "--svg", file.to_str().unwrap()], "").success();
    assert!(fs::read_to_string(&file).unwrap().starts_with("<svg "));
    assert_eq!(file.metadata().unwrap().permissions().mode() & 0o777, 0o600);
}

#[test]
fn a_picture_is_drawn() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("map.svg");
    run(&["map", "show", "--svg", file.to_str().unwrap()], "").success();
    let svg = fs::read_to_string(&file).unwrap();
    assert!(svg.starts_with("<svg ") && svg.trim_end().ends_with("</svg>"));
    assert!(svg.contains("İstanbul") && svg.matches("<polygon").count() == 175);
    run(&["map", "show", "--svg", "/no/such/folder/map.svg"], "").failure().code(1);
}

#[test]
fn a_good_map_is_called_good_and_a_faulty_one_is_told_line_by_line() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("mine.toml");
    let path = file.to_str().unwrap();
    fs::write(&file, europe().replace("\"Paris\"", "\"Lutetia\"")).unwrap();
    let text = printed(&run(&["map", "check", path], "").success());
    assert!(text.contains("MOE-M11 holds") && text.contains("'mine-"), "{text}");

    fs::write(
        &file,
        europe().replace("robber = \"P5\"", "robber = \"H6\"").replace("at = \"I4.W\"", "at = \"Z9.W\""),
    )
    .unwrap();
    let failed = run(&["map", "check", path], "").failure().code(1);
    let errors = String::from_utf8_lossy(&failed.get_output().stderr).into_owned();
    assert!(errors.contains("2 faults") && errors.contains("line 44: the robber"), "{errors}");
    assert!(errors.contains("line 93: hamburg"), "{errors}");

    fs::write(&file, europe().replace("f4 ", "f6 ")).unwrap();
    let failed = run(&["map", "check", path], "").failure().code(1);
    let errors = String::from_utf8_lossy(&failed.get_output().stderr).into_owned();
    assert!(errors.contains("not kept"), "{errors}");
}

#[test]
fn a_game_on_an_own_map_is_saved_and_replayed_with_it_and_refused_without() {
    let folder = tempfile::tempdir().unwrap();
    let (map, record) = (folder.path().join("mine.toml"), folder.path().join("game.txt"));
    let (map, record) = (map.to_str().unwrap(), record.to_str().unwrap());
    fs::write(map, europe().replace("\"Paris\"", "\"Lutetia\"")).unwrap();
    let orders = format!("save {record}\nquit\n");
    let text = printed(&run(&["play", "merchants", "--map", map, "--seed", "1"], orders.as_str()).success());
    assert!(text.contains("Lutetia"), "{text}");
    let text = printed(&run(&["replay", record, "--map", map, "--at", "0"], "").success());
    assert!(text.contains("Lutetia"), "{text}");
    let failed = run(&["replay", record], "").failure().code(1);
    let errors = String::from_utf8_lossy(&failed.get_output().stderr).into_owned();
    assert!(errors.contains("not at hand") && errors.contains("--map FILE"), "{errors}");
    let requests =
        "{\"command\":\"position\",\"game\":\"merchants\",\"state\":{\"map\":\"mine-000000000000\"}}\n";
    let text = printed(&run(&["engine", "--map", map], requests).success());
    assert!(text.contains("not at hand"), "{text}");
}

#[test]
fn strange_files_get_a_sentence() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("strange.toml");
    let path = file.to_str().unwrap();
    for content in [&b"\xff\xfe\x00"[..], b"", b"hexes = 5", b"[[[", &[b'a'; 100_000]] {
        fs::write(&file, content).unwrap();
        run(&["map", "check", path], "").failure().code(1);
    }
    run(&["map", "check", "/no/such/file"], "").failure().code(1);
    run(&["map", "check", folder.path().to_str().unwrap()], "").failure().code(1);
    run(&["play", "century", "--map", path], "").failure().code(1);
}

#[test]
fn an_own_map_is_shown_like_the_built_in_one() {
    let folder = tempfile::tempdir().unwrap();
    let (file, picture) = (folder.path().join("mine.toml"), folder.path().join("mine.svg"));
    let (path, svg) = (file.to_str().unwrap(), picture.to_str().unwrap());
    fs::write(&file, europe().replace("\"Lisboa\"", "\"Olissipo & <b>\"")).unwrap();
    let text = printed(&run(&["map", "show", path], "").success());
    assert!(text.contains("mine-") && text.contains("Olissipo"), "{text}");
    let text = printed(&run(&["map", "show", path, "--svg", svg], "").success());
    assert!(text.contains("mine.svg"), "{text}");
    let drawn = fs::read_to_string(&picture).unwrap();
    assert!(drawn.contains("Olissipo &amp; &lt;b&gt;") && !drawn.contains("<b>"), "names are no markup");
    run(&["map", "show", path, "--board", "short", "--svg", svg], "").success();
    let drawn = fs::read_to_string(&picture).unwrap();
    assert!(drawn.contains("short board") && !drawn.contains("Olissipo"), "Western Europe is left out");
    // One or the other.
    run(&["map", "show", path, "--text"], "").failure().code(2);
    run(&["map", "show", "--svg", svg, "--text"], "").failure().code(2);
    run(&["map", "show", "--board", "huge"], "").failure().code(2);
}

#[test]
fn a_map_is_checked_from_the_input_clause_by_clause() {
    let text = printed(&run(&["map", "check", "-"], europe()).success());
    for clause in 1..=11 {
        assert!(text.contains(&format!("MOE-M{clause} holds")), "MOE-M{clause}: {text}");
    }
    assert!(text.lines().all(|line| line.chars().count() <= 80), "{text}");
    // A map without the cities of the rulebook is not asked about them.
    let other = europe().replace("koeln ", "colonia ").replace("\"koeln\"", "\"colonia\"");
    let failed = run(&["map", "check", "-"], other).failure().code(1);
    let text = printed(&failed);
    assert!(text.contains("MOE-M1 is not asked") && text.contains("MOE-M6 FAILS"), "{text}");
}

#[test]
fn games_are_simulated_on_an_own_map_and_faulty_maps_are_refused() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("mine.toml");
    let path = file.to_str().unwrap();
    fs::write(&file, europe().replace("\"Paris\"", "\"Lutetia\"")).unwrap();
    let order = ["simulate", "merchants", "--map", path, "--games", "2", "--cap", "300", "--seed", "1"];
    run(&order, "").success();
    fs::write(&file, europe().replace("robber = \"P5\"", "robber = \"A1\"")).unwrap();
    for order in [&order[..], &["play", "merchants", "--map", path], &["engine", "--map", path]] {
        let complaint = refused(order, "");
        assert!(complaint.contains("mine.toml', line 44: the robber"), "{complaint}");
    }
}

#[test]
fn a_race_for_three_players_leaves_the_first_posts_of_four() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("fair.toml");
    let quick = ["map", "balance", "--bots", "random", "--games", "1"];
    let race = ["--scatter", "1", "--players", "3", "--out", file.to_str().unwrap()];
    let text = printed(&run(&[&quick[..], &race[..]].concat(), "").success());
    assert!(text.contains("3 players, random") && !text.contains("4 players"), "{text}");
    let written = fs::read_to_string(&file).unwrap();
    let of_four = |map: &str| {
        let sections = map.find("[start.red]").unwrap()..map.find("[start.orange]").unwrap();
        map[sections].to_owned()
    };
    assert_eq!(of_four(&written), of_four(&europe()));
    assert_eq!(written.matches("[start.three.orange]").count(), 1, "{written}");
    run(&["map", "check", file.to_str().unwrap()], "").success();
    let text = printed(&run(&quick, "").success());
    assert!(text.contains("3 players, random") && text.contains("4 players, random"), "{text}");
}
