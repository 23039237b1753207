faults spellpath
