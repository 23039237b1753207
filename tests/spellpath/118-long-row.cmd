(head -c 100000 /dev/zero | tr '\0' A | sed 's/AA/AB/g') | spellpath
