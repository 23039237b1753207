spellseeker data
