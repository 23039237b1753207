# one file at most; message is ours
spellseeker a b
