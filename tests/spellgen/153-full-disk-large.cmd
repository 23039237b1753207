# an error in the middle of a large output; the system names the reason
spellgen --seed 1 3000 4000 5 >/dev/full
