# 255 and 0 do not differ by one; the path is plain to see
printf '\377\0' | spellseeker | spellchecker --longest
