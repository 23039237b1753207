printf '\n\nABBB\n\nBBAB\n-B-A' | spellseeker | spellchecker --longest
