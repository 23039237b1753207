# a time limit that is none; the range is in the message
spellseeker --time-limit ''
