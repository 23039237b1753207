spellpath --time-limit inf
