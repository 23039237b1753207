spellpath --fast
