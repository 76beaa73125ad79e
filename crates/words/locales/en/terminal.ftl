# The game in the terminal. What is typed (undo, save, …) stays as it is in every language.

terminal-seat-bot = { $seat } is the bot '{ $bot }'
terminal-seat-you = { $seat } is you
terminal-seats = { $seats }. Type 'help' for help.
terminal-ended = The input has ended, so the game stops here.
terminal-too-long = That line is too long.
terminal-not-utf8 = That line is not valid UTF-8.
terminal-number = Type a number from 1 to { $count }.
terminal-unknown = Type a number of the list, an action as it is written there, or 'help'.
terminal-goodbye = Goodbye.
terminal-name-clause = Name a clause, such as 'rules { $clause }'.
terminal-not-possible = '{ $action }' is not possible: { $reason }.
terminal-against = '{ $action }' is against { $clause }: { $reason }.
terminal-undo-chance = This can't be undone: chance has decided since ('{ $action }').
terminal-undo-other = This can't be undone: { $who } has acted since ('{ $action }').
terminal-undo-nothing = Nothing has happened yet.
terminal-undo-forced = Your last step was the only possible one.
terminal-undone = Taken back: { $action }.
terminal-save-where = say where: 'save FILE'
terminal-saved = Saved to { $file }.
terminal-load-which = say which: 'load FILE'
terminal-load-input = a game can't be loaded from the input, which is you
terminal-loaded = Loaded { $file }: { $options }.
terminal-over = The game is over. 'save FILE' keeps its record, 'log' shows it; Enter leaves.
terminal-hidden = something hidden
terminal-scores = Scores
terminal-rank = rank { $rank }
terminal-you-win = You win.
terminal-wins = { $who } wins.
terminal-shared = The game is shared by { $who }.
terminal-you = you
terminal-not-kept = The result can't be kept: { $error }.
terminal-chance = chance

terminal-help-number = take the action with number 3
terminal-help-action = take an action by its name, as it is written in the list, or a whole choice at once
terminal-help-undo = take back your last step, as long as nobody else has acted
terminal-help-show = show the table again
terminal-help-log = show everything that happened
terminal-help-rules = read a clause of the rules, such as the one of a refusal
terminal-help-save = write the game to a file
terminal-help-load = go on with a game from a file
terminal-help-quit = leave

terminal-no-clause = there is no clause '{ $clause }' in the rules of { $game }: they go from { $first } to { $last }
terminal-players = { $count ->
    [one] For 1 player
   *[other] For { $count } players
}
terminal-players-range = For { $from } to { $to } players
terminal-option = --option { $name }=…: { $values }
