# not even the board fits; message is ours
spellchecker --longest --memory 15K data/spell/20x20.txt
