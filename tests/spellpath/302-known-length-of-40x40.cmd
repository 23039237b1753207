# A block whose elimination order is worth a hill climb. spellchecker judges the path, so the length is at least 951. That
# there is none longer has no independent proof: a linear program says at most 956, and 951 was the answer of this engine's
# dynamic program before it had a relaxation, a budget of losses or a hill climb, over the same states.
spellgen --seed 1 40 40 3 | spellseeker | spellchecker
