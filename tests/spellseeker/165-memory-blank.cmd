spellseeker --memory ' 3'
