# one file at most; message is ours
spellpath a b
