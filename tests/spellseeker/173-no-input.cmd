# no grid at all; message is ours
spellseeker
