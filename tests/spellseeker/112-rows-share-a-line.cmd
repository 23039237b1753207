# any white space separates rows; the length of easy-3x4.txt is the lab's
printf 'ABBB BBAB\t-B-A' | spellseeker | spellchecker --longest
