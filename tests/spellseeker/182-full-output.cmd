# an answer that cannot be written is an error; the system names the reason
spellseeker data/spell/example.txt > /dev/full
