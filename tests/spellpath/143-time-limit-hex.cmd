spellpath --time-limit 0x1
