spellseeker --time-limit 1s
