spellpath --time-limit 1s
