//! Games to learn from, by the program.

use std::fs;

use crate::common::{printed, refused, run};

#[test]
fn games_to_learn_from_are_written() {
    let folder = tempfile::tempdir().unwrap();
    let out = folder.path().join("new/shards");
    let path = out.to_str().unwrap();
    let words =
        ["selfplay", "century", "--players", "2", "--games", "3", "--games-a-file", "2", "--seed", "5"];
    let text = printed(
        &run(&[&words[..], &["--bot", "search:8it", "--hasty", "2", "--out", path]].concat(), "").success(),
    );
    assert!(text.starts_with(&format!("2 files in {path}: 3 games, ")), "{text}");
    let mut names: Vec<String> =
        fs::read_dir(&out).unwrap().map(|file| file.unwrap().file_name().into_string().unwrap()).collect();
    names.sort();
    assert_eq!(names, ["century-2-seed5-00000.shard", "century-2-seed5-00001.shard"]);
    assert!(fs::read(out.join(&names[0])).unwrap().starts_with(b"KAUPSHRD"));
}

#[test]
fn guests_come_from_the_league() {
    let folder = tempfile::tempdir().unwrap();
    let written = |name: &str, league: &[&str]| {
        let out = folder.path().join(name);
        let words =
            ["selfplay", "century", "--players", "3", "--games", "10", "--games-a-file", "10", "--bot"];
        let rest = ["search:8it", "--out", out.to_str().unwrap()];
        printed(&run(&[&words[..], &rest, league].concat(), "").success());
        fs::read(out.join("century-3-seed1-00000.shard")).unwrap()
    };
    let alone = written("alone", &[]);
    assert!(written("league", &["--league", "easy,search-1:4it,noise=5,sparring:3it"]) != alone);
    assert!(written("again", &[]) == alone);
}

#[test]
fn who_cant_play_them_is_told_why() {
    let folder = tempfile::tempdir().unwrap();
    let out = folder.path().to_str().unwrap();
    let refused =
        |words: &[&str]| refused(&[&["selfplay", "century-solo", "--out", out][..], words].concat(), "");
    assert!(refused(&["--bot", "search:10ms"]).contains("by iterations"));
    assert!(refused(&["--bot", "random"]).contains("by iterations"));
    assert!(refused(&["--bot", "net:10it"]).contains("there is no net for it"));
    assert!(refused(&["--league", "greedy,sparring:10ms"]).contains("'sparring:10ms' can't be a guest"));
    assert!(refused(&["--league", "greedy,net:10it"]).contains("there is no net for it"));
    assert!(refused(&["--league", "nobody"]).contains("there is no bot 'nobody'"));
    assert!(refused(&["--league", ""]).contains("there is no bot ''"));
    assert!(refused(&["--nets", out]).contains("can't be read"));
    assert!(refused(&["--hasty", "0"]).contains("at least 1"));
    assert!(refused(&["--games-a-file", "0"]).contains("at least 1"));
    assert!(refused(&["--threads", "5000"]).contains("too many"));
}

#[test]
fn a_match_by_a_net_that_isnt_there_is_refused() {
    for command in [["arena", "--seats"], ["simulate", "--bots"]] {
        let words = [command[0], "century-solo", command[1], "net:10it", "--games", "1"];
        let told = refused(&words, "");
        assert!(told.contains("'net:10it' can't play century-solo: there is no net"), "{told}");
    }
}
