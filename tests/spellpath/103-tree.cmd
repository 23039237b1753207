# every method has the answer: tree; the length is the lab's
spellpath --method tree < data/spell/example.txt
