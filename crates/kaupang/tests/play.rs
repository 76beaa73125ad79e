//! Games in the terminal, through pipes.

use std::fs;

use crate::common::{Conversation, printed, run};

/// Plays to the end: claims whatever can be claimed, else takes any action. Returns the last thing said.
fn play_to_the_end(game: &mut Conversation) -> String {
    let mut heard = game.listen();
    let mut random = 7u32;
    for _ in 0..20_000 {
        if heard.contains("The game is over. 'save FILE'") {
            return heard;
        }
        let list = heard.split("Your turn: ").last().unwrap();
        if let Some((_, claim)) = list.split_once("  claim ") {
            let position: String = claim.chars().take_while(char::is_ascii_digit).collect();
            heard = game.say(&format!("claim {position}"));
            continue;
        }
        let highest = list.split_whitespace().filter_map(|word| word.parse::<u32>().ok()).max();
        let highest = highest.unwrap_or_else(|| panic!("no list of actions in:\n{heard}"));
        random = random.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        heard = game.say(&((random >> 16) % highest + 1).to_string());
    }
    panic!("the game doesn't end");
}

#[test]
fn a_whole_game_is_played_saved_and_verified() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("game.txt");
    let path = path.to_str().unwrap();
    let mut game = Conversation::new(
        &["play", "century", "--players", "3", "--bots", "random", "--seed", "11", "--auto"],
        &[],
    );
    let end = play_to_the_end(&mut game);
    for wanted in ["Scores", "P1", "P2", "P3", "rank 1", "win"] {
        assert!(end.contains(wanted), "{wanted} is missing in\n{end}");
    }
    assert!(game.say("log").contains("   1  chance: start P"));
    assert!(game.say(&format!("save {path}")).contains("Saved to"));
    let (rest, ended_well) = game.hang_up();
    assert!(ended_well && rest.ends_with("Goodbye.\n"), "{rest}");

    let verified = printed(&run(&["replay", path, "--verify"], "").success());
    // Whether the seed was promised before the game, the record alone can't tell.
    assert!(verified.starts_with("Checked: ") && verified.contains("Not checked: "), "{verified}");
    let record = fs::read_to_string(path).unwrap();
    let promise = record.lines().find_map(|line| line.strip_prefix("commitment ")).unwrap();
    let verified = printed(&run(&["replay", path, "--verify", "--commitment", promise], "").success());
    assert!(verified.starts_with("Verified: ") && !verified.contains("Not checked"), "{verified}");
    let silent = record.replace(&format!("commitment {promise}\n"), "");
    let checked = printed(&run(&["replay", "-", "--verify"], silent.clone()).success());
    assert!(
        checked.starts_with("Checked: ") && checked.contains("the record has no commitment"),
        "{checked}"
    );
    let other = "0".repeat(64);
    for text in [record, silent] {
        let complaint = crate::common::refused(&["replay", "-", "--verify", "--commitment", &other], text);
        assert!(complaint.contains("the seed is not the one that was promised"), "{complaint}");
    }
    let all = printed(&run(&["replay", path], "").success());
    assert!(all.contains("1. chance start P") && all.contains("Scores"));
    assert!(all.lines().all(|line| line.chars().count() <= 80), "80 columns are enough");

    // Another seed would have given other cards.
    let record = fs::read_to_string(path).unwrap();
    let forged = record.replace("seed 0b", "seed 0c");
    assert_ne!(forged, record);
    let complaint = crate::common::refused(&["replay", "-", "--verify"], forged);
    assert!(complaint.contains("the seed is not the one that was promised"), "{complaint}");
    let without_promise: String = record
        .replace("seed 0b", "seed 0c")
        .lines()
        .filter(|line| !line.starts_with("commitment"))
        .map(|line| format!("{line}\n"))
        .collect();
    let complaint = crate::common::refused(&["replay", "-", "--verify"], without_promise);
    assert!(complaint.contains("was not drawn from the seed, which gives '"), "{complaint}");
    assert!(complaint.contains("the input, line "), "{complaint}");
}

#[test]
fn the_solo_game_keeps_the_last_nine_results() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("new/folder");
    let environment = [("KAUPANG_DATA", data.to_str().unwrap())];
    let scores = || {
        let mut command = crate::common::kaupang(&["scores"]);
        printed(&command.envs(environment).assert().success())
    };
    assert!(scores().contains("No solo game"));
    for game in 1..=10 {
        let seed = game.to_string();
        let mut conversation =
            Conversation::new(&["play", "century-solo", "--auto", "--seed", &seed], &environment);
        let end = play_to_the_end(&mut conversation);
        assert!(end.contains("Your last results"), "{end}");
        conversation.hang_up();
        // A heading and a line for each game, but at most nine.
        assert_eq!(scores().lines().count(), 1 + game.min(9), "{}", scores());
    }

    // A sheet that can't be read is not written over, and the game doesn't suffer.
    let file = data.join("century-solo-scores.json");
    fs::write(&file, "not a sheet").unwrap();
    let mut conversation =
        Conversation::new(&["play", "century-solo", "--auto", "--seed", "1"], &environment);
    assert!(play_to_the_end(&mut conversation).contains("The result can't be kept"));
    assert!(conversation.hang_up().1);
    assert_eq!(fs::read_to_string(&file).unwrap(), "not a sheet");
    crate::common::kaupang(&["scores"]).envs(environment).assert().code(1);
}

#[test]
fn the_end_of_the_input_ends_the_game_with_a_sentence() {
    let text = printed(&run(&["play", "century", "--seed", "1"], "").success());
    assert!(text.ends_with("The input has ended, so the game stops here.\n"), "{text}");
    assert!(text.lines().all(|line| line.chars().count() <= 80), "{text}");
}

#[test]
fn the_same_seed_and_the_same_orders_give_the_same_game() {
    let play = |seed| {
        printed(&run(&["play", "century", "--players", "4", "--seed", seed], "1\n1\n1\n1\nlog\n").success())
    };
    assert_eq!(play("3"), play("3"));
    assert_ne!(play("3"), play("4"));
}

#[test]
fn numbers_notation_and_refusals() {
    let mut game = Conversation::new(&["play", "century", "--seed", "1"], &[]);
    let table = game.listen();
    for wanted in ["Point cards", "Merchant cards", "P1 (you)", "Your turn: ", "  1  play YY"] {
        assert!(table.contains(wanted), "{wanted} is missing in\n{table}");
    }
    assert!(game.say("0").contains("Type a number from 1 to "));
    assert!(game.say("99999999999999999999999").contains("Type a number from 1 to "));
    assert!(game.say("dance").contains("'dance' is not an action"));
    let refusal = game.say("claim 1");
    assert!(refusal.contains("'claim 1' is against CEN-30: "), "{refusal}");
    assert!(refusal.contains("return all the cubes"), "the clause's sentence: {refusal}");
    assert!(game.say("start P2").contains("is against CEN-05"), "an action of chance is not the person's");
    assert!(game.say("rules CEN-20").contains("CEN-20\n"));
    assert!(game.say("rules cen-99").contains("There is no clause"));
    assert!(game.say("rules").contains("Name a clause"));
    assert!(game.say("help").contains("undo"));
    assert!(game.say("").ends_with("> "));
    assert!(game.say("show").contains("Merchant cards"));
    assert!(game.say("play YY").contains("Played: YY"), "the typed notation is an action");
    assert!(game.say("quit").contains("Goodbye."));
    assert!(game.hang_up().1);
}

#[test]
fn undo_goes_back_until_chance_or_another_player_acted() {
    let mut game = Conversation::new(&["play", "century", "--seed", "1", "--players", "3"], &[]);
    game.listen();
    let answer = game.say("undo");
    assert!(answer.contains("This can't be undone: chance has decided since ('merchant"), "{answer}");
    assert!(game.say("acquire 5").contains("lay 4 cubes"));
    assert!(game.say("lay Y").contains("lay 3 cubes"));
    assert!(game.say("undo").contains("Taken back: lay Y."));
    let again = game.say("undo");
    assert!(
        again.contains("Taken back: acquire 5.") && again.contains("play a card, acquire one, rest or claim"),
        "{again}"
    );
    assert!(game.say("undo").contains("can't be undone"));
    game.say("rest");
    let answer = game.say("undo");
    assert!(answer.contains("has acted since") || answer.contains("chance has decided since"), "{answer}");
    assert!(game.hang_up().1);
}

/// A record that begins with a position: ten yellow cubes, a card with three red ones on it, and an empty deck, so that
/// no chance comes between the steps.
const POSITION: &str = r#"kaupang record 1
game century
rules 2
options players=2
position {"players":2,"traders":[{"caravan":"YYYYYYYYYY"},{"played":["YYR","YYYY","up3","R>YYY","YY>G","YY>RR","G>RR","G>YRR","G>YYYYR","YR>B","YYY>B","YYY>RG","YYY>RRR","B>GG","B>RRR","B>YRG","B>YYRR","B>YYYG","RR>GG","RR>YYB","RR>YYYG","YYYY>GB","YYYY>GG","YYG>BB","YYYYY>BB","YYYYY>GGG","GG>BB","GG>RRB","GG>YYRB","GG>YYRRR","RRR>BB","RRR>GGG","RRR>YGB","RRR>YYGG","BB>RRRGG","BB>YRGGG","GGG>BBB"]}],"merchants":[{"card":"YYY"},{"card":"B","cubes":"RRR"},{"card":"YG"},{"card":"YR"},{"card":"G"},{"card":"RR"}],"points":["YYRR","YYYRR","RRRR","YYGG","RRRRR"]}
begin
end 0
"#;

#[test]
fn with_auto_forced_steps_are_played_and_undone_together() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("position.txt");
    fs::write(&path, POSITION).unwrap();
    let load = format!("load {}", path.display());

    let mut game = Conversation::new(&["play", "century", "--seed", "1", "--auto"], &[]);
    game.listen();
    assert!(game.say(&load).contains("Loaded"));
    let answer = game.say("acquire 2");
    assert!(answer.contains("P1 lays a yellow cube. [lay Y]"), "the only possible step: {answer}");
    assert!(answer.contains("return 2 cubes"), "{answer}");
    assert!(game.say("undo").contains("Taken back: acquire 2."));
    assert!(game.hang_up().1);

    let mut game = Conversation::new(&["play", "century", "--seed", "1"], &[]);
    game.listen();
    game.say(&load);
    assert!(game.say("acquire 2").contains("lay a cube on the first card"));
    game.say("lay Y");
    assert!(game.say("undo").contains("Taken back: lay Y."), "without --auto it is the person's own");
    assert!(game.hang_up().1);
}

#[test]
fn a_saved_game_goes_on_where_it_was() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("game.txt");
    let shown = path.to_str().unwrap();
    let mut game = Conversation::new(&["play", "century", "--players", "2", "--seed", "2"], &[]);
    game.listen();
    game.say("1");
    let table = game.say("acquire 1");
    assert!(game.say(&format!("save {shown}")).contains("Saved to"));
    game.say("1");
    let back = game.say(&format!("load {shown}"));
    let only_table = |text: &str| text[text.find("Point cards").unwrap()..].to_owned();
    assert_eq!(only_table(&back), only_table(&table));
    assert!(game.hang_up().1);
    run(&["replay", shown, "--verify"], "").success();

    // At a table of another size, too; but the person's seat must be there.
    let mut game =
        Conversation::new(&["play", "century", "--players", "4", "--bots", "random,random,random"], &[]);
    game.listen();
    assert!(game.say(&format!("load {shown}")).contains("players=2"));
    assert!(game.hang_up().1);
    let mut game = Conversation::new(&["play", "century", "--players", "4", "--seat", "3"], &[]);
    game.listen();
    assert!(game.say(&format!("load {shown}")).contains("Seat 3 is not possible"));
    assert!(game.hang_up().1);
}

#[cfg(unix)]
#[test]
fn a_game_is_saved_through_a_link_and_the_link_stays() {
    let folder = tempfile::tempdir().unwrap();
    let [file, link] = ["game.txt", "link.txt"].map(|name| folder.path().join(name));
    fs::write(&file, "").unwrap();
    std::os::unix::fs::symlink("game.txt", &link).unwrap();
    let mut game = Conversation::new(&["play", "century", "--seed", "1"], &[]);
    game.listen();
    for _ in 0..2 {
        assert!(game.say(&format!("save {}", link.display())).contains("Saved to"));
        assert!(link.symlink_metadata().unwrap().is_symlink());
        assert!(fs::read_to_string(&file).unwrap().starts_with("kaupang record "));
    }
    assert!(game.hang_up().1);
}

#[test]
fn saving_and_loading_fail_with_a_sentence_and_the_game_goes_on() {
    let folder = tempfile::tempdir().unwrap();
    let at = |name: &str| folder.path().join(name).display().to_string();
    fs::write(at("notes.txt"), "my notes").unwrap();
    fs::write(at("binary"), [0xff, 0xfe]).unwrap();
    fs::write(at("broken.txt"), POSITION.replace("end 0", "P2 rest\nend 1")).unwrap();
    fs::write(at("cut.txt"), POSITION.replace("end 0\n", "")).unwrap();
    fs::write(at("solo.txt"), "kaupang record 1\ngame century-solo\n").unwrap();
    let mut game = Conversation::new(&["play", "century", "--seed", "1"], &[]);
    game.listen();
    let mut check = |order: String, reason: &str| {
        let answer = game.say(&order);
        assert!(answer.contains(reason) && answer.ends_with("\n> "), "{order}: {answer}");
        assert!(answer.starts_with(|first: char| first.is_uppercase() || first == '\''), "{answer}");
    };
    check(format!("save {}", at("missing/game.txt")), "there is no folder");
    check(format!("save {}", at("")), "is a folder");
    check(format!("save {}", at("notes.txt")), "is there already and is no record");
    check("save".into(), "Say where");
    check("load".into(), "Say which");
    check("load -".into(), "A game can't be loaded from the input");
    check(format!("load {}", at("none.txt")), "can't be opened");
    check(format!("load {}", at("")), "is a folder, not a record");
    check(format!("load {}", at("binary")), "not valid UTF-8");
    check(format!("load {}", at("notes.txt")), "this is no record");
    check(format!("load {}", at("cut.txt")), "the record is cut off");
    check(format!("load {}", at("solo.txt")), "a record of 'century-solo', not of 'century'");
    check(format!("load {}", at("broken.txt")), "line 7: 'P2 rest' breaks CEN-05");
    assert_eq!(fs::read_to_string(at("notes.txt")).unwrap(), "my notes");
    assert!(game.say("log").contains("start P"), "the game is still there");
    assert!(game.hang_up().1);
    let left: Vec<_> = fs::read_dir(folder.path()).unwrap().map(|entry| entry.unwrap().file_name()).collect();
    assert_eq!(left.len(), 5, "no parts of files are left behind: {left:?}");
}

#[test]
fn lines_that_are_no_text_are_answered() {
    let mut input = vec![0xff, 0xfe, b'\n'];
    input.extend(vec![b'x'; 1_000_000]);
    input.extend(b"\n\0\x1b[2J\nquit\n");
    let text = printed(&run(&["play", "century", "--seed", "1"], input).success());
    assert!(text.contains("That line is not valid UTF-8."), "{text}");
    assert!(text.contains("That line is too long."), "{text}");
    assert!(!text.contains('\u{1b}'), "what was typed is not let loose on the terminal");
    assert!(text.ends_with("Goodbye.\n"), "{text}");
}

#[test]
fn the_person_can_sit_anywhere() {
    for seat in ["2", "P3"] {
        let text = printed(
            &run(&["play", "century", "--players", "3", "--seed", "1", "--seat", seat], "quit\n").success(),
        );
        let seat = format!("P{}", seat.trim_start_matches('P'));
        assert!(
            text.contains(&format!("{seat} is you")) && text.contains(&format!("{seat} (you), to act")),
            "{text}"
        );
    }
}

/// CEN-12: both steps of the upgrade that everybody begins with, in one line.
#[test]
fn a_whole_choice_is_said_in_one_line() {
    let mut game =
        Conversation::new(&["play", "century", "--players", "2", "--bots", "greedy", "--seed", "11"], &[]);
    game.listen();
    assert!(game.say("play up2").contains("upgrade Y"));
    let heard = game.say("upgrade Y Y");
    assert!(heard.contains("rest") && !heard.contains("upgrade Y"), "the turn is over: {heard}");
    let (_, ended_well) = game.hang_up();
    assert!(ended_well);
}

#[test]
fn a_bot_without_a_choice_takes_as_long_as_one_with_a_choice() {
    let began = std::time::Instant::now();
    let arguments = ["play", "century", "--players", "5", "--bots", "search:1it", "--seed", "11"];
    run(&arguments, "rest\nquit\n").success();
    // Four bots have had a turn, each for a beat at least; the search itself is over at once.
    assert!(began.elapsed() >= std::time::Duration::from_millis(4 * 150), "{:?}", began.elapsed());
}
