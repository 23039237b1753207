# a time limit that is none; the range is in the message
spellpath --time-limit -1
