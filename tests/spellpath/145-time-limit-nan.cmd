spellpath --time-limit nan
