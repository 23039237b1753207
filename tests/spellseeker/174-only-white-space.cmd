# white space is no grid; message is ours
printf '\n \n\t\n' | spellseeker
