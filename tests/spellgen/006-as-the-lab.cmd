# the size of the lab's 20x20.txt with 5 letters; the lab's text; shape checks it, whatever the seed
spellgen 20 20 5 2>/dev/null | shape 20 20 5
