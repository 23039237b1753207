# size, letters and the half-empty last row; the lab's text; shape checks them, whatever the seed
spellgen 1 9 3 2>/dev/null | shape 1 9 3
