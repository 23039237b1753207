# a board of three letters whose block is solved with losses: the path is checked, and the engine without losses, measured
# before they came, proved 850 too
spellgen --seed 3 40 40 3 > board.txt
spellseeker board.txt | spellchecker
