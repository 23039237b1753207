spellseeker --memory 0
