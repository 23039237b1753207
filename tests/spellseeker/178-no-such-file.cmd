# a file that is not there; the system names the reason
spellseeker nosuch.txt
