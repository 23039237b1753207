spellseeker --memory K
