# an output that cannot be written is an error; the system names the reason
spellgen --seed 1 3 4 5 >/dev/full
