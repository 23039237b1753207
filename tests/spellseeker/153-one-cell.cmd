# one cell is a path of length 1; lab text
printf -- '--\n-A\n' | spellseeker
