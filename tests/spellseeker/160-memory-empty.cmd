spellseeker --memory ''
