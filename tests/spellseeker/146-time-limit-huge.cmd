spellseeker --time-limit 1000000001
