# size, letters and the half-empty last row; the lab's text; shape checks them, whatever the seed
spellgen 3 1000 7 2>/dev/null | shape 3 1000 7
