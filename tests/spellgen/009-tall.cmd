# a board far higher than wide; the lab's text; shape checks it, whatever the seed
spellgen 1000 3 7 2>/dev/null | shape 1000 3 7
