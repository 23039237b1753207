# lines that end in CR LF; the length of easy-3x4.txt is the lab's
printf 'ABBB\r\nBBAB\r\n-B-A\r\n' | spellseeker | spellchecker --longest
