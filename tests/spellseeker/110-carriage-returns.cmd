printf 'ABBB\r\nBBAB\r\n-B-A\r\n' | spellseeker | spellchecker --longest
