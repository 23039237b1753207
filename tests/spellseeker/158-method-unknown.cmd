# a method that is none, with those that are; message is ours
spellseeker --method magic
