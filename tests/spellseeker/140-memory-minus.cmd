spellseeker --memory -3
