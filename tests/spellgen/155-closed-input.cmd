spellgen --seed 5 3 4 6 <&-
