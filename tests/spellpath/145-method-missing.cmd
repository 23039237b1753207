spellpath --method
