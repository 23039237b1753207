spellpath --time-limit 0,5
