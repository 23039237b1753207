spellseeker --time-limit inf
