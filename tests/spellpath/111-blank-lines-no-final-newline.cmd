printf '\n\nABBB\n\nBBAB\n-B-A' | spellpath
