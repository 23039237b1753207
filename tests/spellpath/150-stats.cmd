# the keys of --stats; ours
spellpath --stats data/spell/example.txt 2>&1 > /dev/null | sed 's/: [0-9.]*$//'
