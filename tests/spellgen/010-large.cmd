# size, letters and the half-empty last row; the lab's text; shape checks them, whatever the seed
spellgen 300 300 4 2>/dev/null | shape 300 300 4
