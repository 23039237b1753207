# --help wins over bad operands; ours
spellgen 1 2 3 4 --help | sed -n 1p
