spellpath --memory 0
