# the first line of the help; ours
spellseeker --help | sed -n 1p
