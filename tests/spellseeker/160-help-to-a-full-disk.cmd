spellseeker --help > /dev/full
