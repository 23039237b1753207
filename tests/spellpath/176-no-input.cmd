# no grid at all; message is ours
spellpath
