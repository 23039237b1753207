# every method has the answer: dfs; the length is the lab's
spellpath --method dfs < data/spell/example.txt
