# a size that is none; message is ours
spellchecker --memory 3x data/spell/20x20.txt
