spellpath a b
