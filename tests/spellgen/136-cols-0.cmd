# a number that is out of its range or none; the range is in the message
spellgen 3 0 5
