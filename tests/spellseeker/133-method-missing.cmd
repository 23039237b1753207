spellseeker --method
