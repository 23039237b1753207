# 0 and 255 do not differ by one; lab text
printf '\0\377\nPATH\n0 0\n0 1\n' | spellchecker
