# an unknown option; message is ours
spellseeker --fast
