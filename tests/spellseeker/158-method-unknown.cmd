spellseeker --method magic
