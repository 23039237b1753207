spellseeker --time-limit -1
