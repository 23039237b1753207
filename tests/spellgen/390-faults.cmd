faults spellgen
