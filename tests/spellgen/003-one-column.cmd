# size, letters and the half-empty last row; the lab's text; shape checks them, whatever the seed
spellgen 9 1 4 2>/dev/null | shape 9 1 4
