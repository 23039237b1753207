# size, letters and the half-empty last row; the lab's text; shape checks them, whatever the seed
spellgen 20 20 5 2>/dev/null | shape 20 20 5
