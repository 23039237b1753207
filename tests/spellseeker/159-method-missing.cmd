# an option without its value; message is ours
spellseeker --method
