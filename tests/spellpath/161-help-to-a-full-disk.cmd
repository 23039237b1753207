spellpath --help > /dev/full
