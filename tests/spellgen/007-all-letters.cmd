# size, letters and the half-empty last row; the lab's text; shape checks them, whatever the seed
spellgen 10 15 26 2>/dev/null | shape 10 15 26
