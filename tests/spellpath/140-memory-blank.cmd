spellpath --memory ' 3'
