# a size that is none; the range is in the message
spellpath --memory 99999999999999999999
