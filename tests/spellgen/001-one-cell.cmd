# size, letters and the half-empty last row; the lab's text; shape checks them, whatever the seed
spellgen 1 1 2 2>/dev/null | shape 1 1 2
