spellscreen a b
