# lines that end in CR LF; lab text
printf 'AB\r\nBA\r\nPATH\r\n0 0\r\n0 1\r\n' | spellchecker
