spellseeker --time-limit 1e3
