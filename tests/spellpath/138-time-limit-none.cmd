spellpath --time-limit
