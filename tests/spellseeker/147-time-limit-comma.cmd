spellseeker --time-limit 0,5
