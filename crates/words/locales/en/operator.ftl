# For whoever runs the server, and what people are told of what they do.

status-closed = The operator of this server has ended the game.
note-closed = The operator of this server ends the game.
refuse-hushed = The operator of this server has muted you: you can't write here.
sorry-muted = The operator of this server has muted you: until you may speak again, you give no name to yourself or to a table.
sorry-deleted = The operator of this server has deleted this table.
sorry-operator = That is for the operator of this server, who has a token.

operator-title = For the operator
operator-about = Whoever has the operator's token sees all tables here, ends or deletes them, and mutes guests.
operator-token = The operator's token
operator-enter = Come in
operator-leave = Leave
operator-find = A table, its link, or a name
operator-search = Search
operator-all = All tables
operator-none = There is no such table.
operator-next = Earlier ones
operator-stage-waiting = seats are being taken
operator-stage-playing = under way
operator-stage-over = ended
operator-look = Look at the table
operator-end = End the game
operator-end-how = Everybody at the table is told; what was played stays.
operator-delete-sure = It shall be gone for good, with its log and its chat.
operator-delete = Delete the table
operator-muted = muted
operator-mute = Mute
operator-unmute = Let speak again
operator-mute-how = Whoever is muted can't write to any chat of this server. Their name, and the names of their tables, are gone for good: they are called by a number, and choose a name again when they may speak.
operator-chat-none = Nobody has written anything.
operator-done-ended = The game has ended.
operator-done-muted = The guest is muted.
operator-done-unmuted = The guest may speak again.
