spellseeker --fast
