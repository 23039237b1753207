# size, letters and the half-empty last row; the lab's text; shape checks them, whatever the seed
spellgen 1000 3 7 2>/dev/null | shape 1000 3 7
