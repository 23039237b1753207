spellseeker --time-limit ''
