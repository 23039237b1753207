# a directory instead of a file; the system names the reason
spellscreen data
