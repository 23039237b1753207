spellpath --memory -3
