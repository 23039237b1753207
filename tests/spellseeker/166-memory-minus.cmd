# a size that is none; the range is in the message
spellseeker --memory -3
