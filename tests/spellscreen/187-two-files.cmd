# one file at most; message is ours
spellscreen a b
