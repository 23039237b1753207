# a number that is out of its range or none; the range is in the message
spellgen --seed -1 3 4 5
