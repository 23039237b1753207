# an error in the middle of a large output; the system names the reason
spellgen --seed 1 300 300 5 | spellscreen --svg >/dev/full
