# a grid without cells has an empty path; spellchecker's rules
printf -- '--\n--\n' | spellseeker
