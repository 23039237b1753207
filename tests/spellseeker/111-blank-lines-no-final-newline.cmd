# blank lines and no final newline; the length of easy-3x4.txt is the lab's
printf '\n\nABBB\n\nBBAB\n-B-A' | spellseeker | spellchecker --longest
