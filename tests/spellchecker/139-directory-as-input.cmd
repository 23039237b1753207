# a directory as standard input; the system names the reason
spellchecker < data
