# Review: what a bot thinks of a game that has ended.

review-button = Review
review-title = Review: { $game }
review-about = A bot that searches has looked at the game: who was winning when, what each decision was worth, and how much of it was luck.
review-judged = { $count ->
    [one] 1 decision, judged by a strong bot.
   *[other] { $count } decisions, judged by a strong bot.
}
review-nav = Through the review
review-earlier = ◂ Earlier
review-later = Later ▸
review-replay = Replay from here
review-not-yet = The review is made when the game has ended.
review-making = The review is being made …
review-failed = The review could not be made.
review-again = Look again
review-chances = Who was winning
review-chances-how = chance in percent, as the bot sees it
review-chances-picture = Everybody's chance to win over the game; the greatest changes are listed below.
review-turning = Turning points
review-round-of = Round { $round }: { $what }
review-percent = { $number }%
review-axis-round = round
review-decisions-own = Your decisions
review-decisions-of = Decisions of { $who }
review-decisions-how = cost or gain in percentage points of the chance to win
review-worst-and-best = Worst and best
review-in-order = In order
review-column-made = what was done
review-column-bot = the bot
review-column-change = chance
review-cost-most = What cost most
review-gained-most = What was best, against the next best action
review-same = the same
review-decision-number = decision { $number } of { $of }
review-you = You
review-player = Done
review-bot = The bot
review-would-too = The bot would have done the same.
review-known = Judged by what the player could see. Small differences may be chance.
review-look = Look at the position
review-luck = Luck and skill
review-luck-how = { $players ->
    [one] In percentage points of the chance to win: both add up to the way from the first chance to win to the last.
   *[other] In percentage points, each player's own choices and the others' together: with luck they add up to the way from the first chance to win to the last.
}
review-luck-sum = From { $from } to { $to }: { $choices } by choices, { $luck } by luck.
review-luck-picture = How much each player's chance has changed by choices and by luck.
review-by-choices = choices
review-by-luck = luck: dice, cards, tiles

# The turning point in the scene of the end.
turning-find = Look for the turning point
turning-title = The turning point, round { $round }:
turning-chance = { $who }: chance to win
turning-none = No single step has turned this game.
turning-picture = Everybody's chance to win over the game, in percent; the turning point is marked.
