spellpath --memory 3KK
