spellscreen data/spell/example.txt >/dev/full
