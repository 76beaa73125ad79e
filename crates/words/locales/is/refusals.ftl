# Why a step is refused, whatever the game is. The name of a text is the English sentence.

illegal-the-choice-is-complete-after-count-of-these-steps = valinu er lokið eftir { $count } af þessum skrefum
