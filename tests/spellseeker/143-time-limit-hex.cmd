spellseeker --time-limit 0x1
