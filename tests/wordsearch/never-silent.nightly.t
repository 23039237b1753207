# 784 A list of four million underscores, as blanks to fill in, takes time in proportion to its size.
    UNIX> printf '%s\n' CATX DOGX HENX >grid; (echo cat; head -c 4000000 /dev/zero | tr '\0' _) >list; wordsearch grid list
    Found cat at 0 0 to 0 2
