# an unknown option; message is ours
spellpath --fast
