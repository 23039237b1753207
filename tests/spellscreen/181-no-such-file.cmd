# a file that is not there; the system names the reason
spellscreen nowhere
