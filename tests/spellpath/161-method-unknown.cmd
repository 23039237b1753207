# a method that is none, with those that are; message is ours
spellpath --method magic
