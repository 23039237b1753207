# an option without its value; message is ours
spellpath --method
