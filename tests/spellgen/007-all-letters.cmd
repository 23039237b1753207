# 26 letters, A to Z and none beyond; the lab's text; shape checks it, whatever the seed
spellgen 10 15 26 2>/dev/null | shape 10 15 26
