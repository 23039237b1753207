spellseeker --time-limit
