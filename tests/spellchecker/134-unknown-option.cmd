# an unknown option; message is ours
spellchecker --fast
