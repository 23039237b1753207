spellseeker --time-limit nan
