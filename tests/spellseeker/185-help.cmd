spellseeker --help | head -n 1
