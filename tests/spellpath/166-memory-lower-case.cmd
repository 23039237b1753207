spellpath --memory 3k
