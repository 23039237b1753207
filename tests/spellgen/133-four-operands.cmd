# one operand too many; message is ours
spellgen 3 4 5 6
