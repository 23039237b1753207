spellpath --memory 3x
