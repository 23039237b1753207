spellseeker a b
