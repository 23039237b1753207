spellseeker --memory 3x
