spellpath --help | head -n 1
