# every method has the answer: memo; the length is the lab's
spellpath --method memo < data/spell/example.txt
