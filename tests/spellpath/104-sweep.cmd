# every method has the answer: sweep; the length is the lab's
spellpath --method sweep < data/spell/example.txt
