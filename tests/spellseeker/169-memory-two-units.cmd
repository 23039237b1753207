spellseeker --memory 3KK
