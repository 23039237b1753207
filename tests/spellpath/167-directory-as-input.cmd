spellpath < data
