spellgen --seed 2147483648 5 6 10
