spellpath --memory ''
