# a file that is not there; the system names the reason
spellchecker nosuch.txt
