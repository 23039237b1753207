printf '\n \n\t\n' | spellseeker
