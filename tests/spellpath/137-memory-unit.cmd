spellpath --memory K
