spellpath --time-limit -1
