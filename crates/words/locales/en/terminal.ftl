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

# What the letters and signs of the drawings mean. The letters are the same in every language.
terminal-legend-century = Spices from cheap to dear: Y yellow, R red, G green, B brown. Merchant cards: YYR gives these cubes, up2 raises cubes by two steps, YY>G trades two yellow for a green.
terminal-legend-puerto-rico = Roles: { pr-role-trader }+2 has two doubloons on the card, { pr-role-trader }(P2) was picked by P2. Islands and cities: { pr-tile-corn } 1/2 means that one of two tiles has a colonist, { pr-building-indigo-plant } 2/3 that two of three circles have one.
terminal-legend-merchants = The map: land shows its terrain (f forest, p pasture, g field, m mountains, s saltworks; capitals in the mountains) and its number, or o for an empty circle; ! is the robber. v and b are free cities, violet and brown; 1 to 4 are posts and routes of P1 to P4, N neutral posts, A to D merchants of P1 to P4; ~ is a path at sea, = a double arrow. H6.W is the west corner of hex H6, G7.N the north side of G7.
terminal-legend-landnam = On the map: h2 is a settler (a horse) of P2, s2 a ship, with ! an outlaw; f2 is a farm and V2 a village, on the corner where it stands; @{ ln-good-iron } is a harbor that ships iron. A number on a field is what the dice must show. Fields are named by row and place, a corner by its three fields: c3c4d4.
