# an option without its value; message is ours
spellgen 3 4 5 --seed
