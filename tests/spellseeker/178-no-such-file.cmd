spellseeker nosuch.txt
