# a very high grid; spellscreen_check
spellgen --seed 3 1000 1 5 >board
for options in '' --svg; do spellscreen $options board >picture && spellscreen_check board picture; done
