spellseeker --memory 3k
