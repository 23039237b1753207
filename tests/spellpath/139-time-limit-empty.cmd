spellpath --time-limit ''
