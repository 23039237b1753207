spellpath data
