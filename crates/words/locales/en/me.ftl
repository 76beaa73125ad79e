# What the server knows about a guest, and how it forgets them.

me-title = What this server knows about you
me-none = This server knows nothing about you: you have no name here yet.
me-since = First here:
me-tables = { $count ->
    [one] { $count } table knows you.
   *[other] { $count } tables know you.
}
me-lines = { $count ->
    [one] You have written { $count } line of chat.
   *[other] You have written { $count } lines of chat.
}
me-about = Your browser has a token, of which the server keeps only a hash. From where a table was opened is kept for a day, in a form that tells nobody the address. Nothing else is kept.
me-download = Download all of it
me-erase-title = Be forgotten
me-erase-how = Your name at all tables is replaced by a dash, your chat is deleted, you resign from games under way for all to see (a bot plays on for you; where nobody else plays, the game ends), you get up from tables whose game has not begun, and your token opens nothing any more. What you played stays, because it is the others' game, too, and so do your words for the dice: without them nobody could check the dice. This can't be undone.
me-erase-sure = I want to be forgotten.
me-erase = Forget me
me-erased = This server has forgotten you.
