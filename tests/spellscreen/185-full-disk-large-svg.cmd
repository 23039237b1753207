spellgen --seed 1 300 300 5 | spellscreen --svg >/dev/full
