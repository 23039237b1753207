spellpath --time-limit 1e3
