# 2x2, the least board with a half-empty row; the lab's text; shape checks it, whatever the seed
spellgen 2 2 2 2>/dev/null | shape 2 2 2
