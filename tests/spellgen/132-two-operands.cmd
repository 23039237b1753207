# an operand missing; message is ours
spellgen --seed 1 3 4
