spellscreen data
