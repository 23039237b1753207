spellseeker < data
