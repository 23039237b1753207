# every method has the answer: auto; the length is the lab's
spellpath --method auto < data/spell/example.txt
