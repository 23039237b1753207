# the keys of --stats; ours
spellseeker --stats data/spell/example.txt 2>&1 > /dev/null | sed 's/: [0-9.]*$//'
