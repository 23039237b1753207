# a long path in both forms; spellscreen_check
spellseeker data/spell/20x20.txt >board
for options in '' --svg; do spellscreen $options board >picture && spellscreen_check board picture; done
