printf 'ABBB\r\nBBAB\r\n-B-A\r\n' | spellpath
