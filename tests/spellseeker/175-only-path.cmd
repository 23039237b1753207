# a path without a grid; message is ours
printf '\nPATH\n0 0\n' | spellseeker
