# an output that cannot be written is an error; the system names the reason
spellscreen data/spell/example.txt >/dev/full
