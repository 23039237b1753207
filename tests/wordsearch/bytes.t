# 111 Empty lines in the lecture's puzzle are rows of another length; the lines are those that the lecture shows.
    UNIX> printf '\nthis\n\nwats\noahg\nfgdt\n\n' > grid.txt; printf 'fat\nthat\nthis\ntwo\n' > words.txt
    > wordsearch --lecture grid.txt words.txt
    Found this at 0 0 to 0 3
    Found two at 0 0 to 2 0
    Found fat at 3 0 to 1 2
    Found that at 3 3 to 0 0
    2> Puzzle is not rectangular; skipping row
    2> Puzzle is not rectangular; skipping row
    2> Puzzle is not rectangular; skipping row

# 112 Rows skipped do not count; wordsearch_reference, the lecture's program written independently, finds the same.
    UNIX> printf 'this\nwat\nwats\noahg\nfgdt!\nfgdt\n' > grid.txt; printf 'fat\nthat\nthis\ntwo\n' > words.txt
    > wordsearch --lecture grid.txt words.txt
    Found this at 0 0 to 0 3
    Found two at 0 0 to 2 0
    Found fat at 3 0 to 1 2
    Found that at 3 3 to 0 0
    2> Puzzle is not rectangular; skipping row
    2> Puzzle is not rectangular; skipping row

# 117 To the lecture UTF-8 is bytes; wordsearch_reference, the lecture's program written independently, finds the same.
    UNIX> printf '\303\251t\303\251\n' > grid.txt; printf 't\303\251\n\303\251t\n\303\251t\303\251\n' > words.txt
    > wordsearch --lecture grid.txt words.txt
    Found ét at 0 0 to 0 2
    Found été at 0 0 to 0 4
    Found té at 0 2 to 0 4

# 120 A CR at the very end of both files is no letter; wordsearch_reference, the lecture's program written independently, finds the same.
    UNIX> printf 'no\r\non\r' > grid.txt; printf 'no\r\non\r' > words.txt
    > wordsearch grid.txt words.txt
    Found no at 0 0 to 0 1
    Found no at 0 0 to 1 0
    Found on at 0 1 to 0 0
    Found on at 0 1 to 1 1
    Found on at 1 0 to 0 0
    Found on at 1 0 to 1 1
    Found no at 1 1 to 0 1
    Found no at 1 1 to 1 0

# 121 All bytes but line ends are letters; the words are parts of the one row, and the method words agrees.
    UNIX> for i in {0..255}; do [[ $i == 10 || $i == 13 ]] || printf "\\x$(printf %x $i)"; done > grid.txt; (head -c 40 grid.txt; echo; tail -c 100 grid.txt; echo; tail -c 2 grid.txt; echo) > words.txt
    > wordsearch --lecture grid.txt words.txt | od -c | head -n 20; wordsearch --lecture --method words grid.txt words.txt | cmp - <(wordsearch --lecture grid.txt words.txt)
    0000000   F   o   u   n   d      \0 001 002 003 004 005 006  \a  \b  \t
    0000020  \v  \f 016 017 020 021 022 023 024 025 026 027 030 031 032 033
    0000040 034 035 036 037       !   "   #   $   %   &   '   (   )       a
    0000060   t       0       0       t   o       0       3   9  \n   F   o
    0000100   u   n   d     234 235 236 237 240 241 242 243 244 245 246 247
    0000120 250 251 252 253 254 255 256 257 260 261 262 263 264 265 266 267
    0000140 270 271 272 273 274 275 276 277 300 301 302 303 304 305 306 307
    0000160 310 311 312 313 314 315 316 317 320 321 322 323 324 325 326 327
    0000200 330 331 332 333 334 335 336 337 340 341 342 343 344 345 346 347
    0000220 350 351 352 353 354 355 356 357 360 361 362 363 364 365 366 367
    0000240 370 371 372 373 374 375 376 377       a   t       0       1   5
    0000260   4       t   o       0       2   5   3  \n   F   o   u   n   d
    0000300     376 377       a   t       0       2   5   2       t   o    \
    0000320   0       2   5   3  \n
    0000326

# 122 Words of over a hundred letters; wordsearch_reference, the lecture's program written independently, finds the same.
    UNIX> seq -s '' 1 100 > grid.txt; (cat grid.txt; head -c 65 grid.txt; echo; head -c 66 grid.txt; echo; head -c 67 grid.txt; echo; grep -o . grid.txt | tac | tr -d '\n'; echo; tail -c 71 grid.txt) | LC_ALL=C sort > words.txt
    > wordsearch grid.txt words.txt
    Found 12345678910111213141516171819202122232425262728293031323334353637 at 0 0 to 0 64
    Found 123456789101112131415161718192021222324252627282930313233343536373 at 0 0 to 0 65
    Found 1234567891011121314151617181920212223242526272829303132333435363738 at 0 0 to 0 66
    Found 123456789101112131415161718192021222324252627282930313233343536373839404142434445464748495051525354555657585960616263646566676869707172737475767778798081828384858687888990919293949596979899100 at 0 0 to 0 191
    Found 6676869707172737475767778798081828384858687888990919293949596979899100 at 0 122 to 0 191
    Found 001998979695949392919099888786858483828180897877767574737271707968676665646362616069585756555453525150594847464544434241404938373635343332313039282726252423222120291817161514131211101987654321 at 0 191 to 0 0

# 123 Words of ninety lengths, more than a set of 64 bits holds: 2 x (89 + 88 + ... + 1) lines; wordsearch_reference, the lecture's program written independently, has the same checksum.
    UNIX> printf 'aaaaaaaaaa%.0s' {1..9} > grid.txt; for i in {1..90}; do head -c $i grid.txt; echo; done > words.txt
    > wordsearch --lecture grid.txt words.txt > found; cksum < found; sed -n '1p;89,91p' found | cut -c 1-20; tail -n 1 found | sed 's/a* at/N at/'
    3949429868 433430
    Found aa at 0 0 to 0
    Found aaaaaaaaaaaaaa
    Found aa at 0 1 to 0
    Found aa at 0 1 to 0
    Found N at 0 89 to 0 0

# 124 Words that differ in a late letter; wordsearch_reference, the lecture's program written independently, finds the same.
    UNIX> printf 'internationalization\ninternationalisation\nnoitazilanoitanretni\n' > grid.txt; printf 'international\ninternationalisation\ninternationalise\ninternationalism\ninternationalization\ninternationalize\n' > words.txt
    > wordsearch grid.txt words.txt
    Found international at 0 0 to 0 12
    Found internationalization at 0 0 to 0 19
    Found international at 1 0 to 1 12
    Found internationalisation at 1 0 to 1 19
    Found international at 2 19 to 2 7
    Found internationalization at 2 19 to 2 0
    2> wordsearch: 3 of 6 words found; not found: internationalise, internationalism, internationalize

# 344 To the lecture a cell is a byte, also a blank or a comma, and case matters; by hand.
    UNIX> printf 'A b,\nTOO\351\n' > grid; printf 'A b\nOT\nO\351\na b\nb,\n' > list; wordsearch --lecture grid list | od -An -c | tr -s ' '
     F o u n d A b a t 0 0
     t o 0 2 \n F o u n d b ,
     a t 0 2 t o 0 3 \n F
     o u n d O T a t 1 1 t
     o 1 0 \n F o u n d O 351 a
     t 1 2 t o 1 3 \n
    2> wordsearch: 4 of 5 words found; not found: a b

# 345 Bytes that are no UTF-8 are errors with file and line that name the way out: in the list, too.
    UNIX> printf 'ab\nba\n' > grid; printf 'ab\n# \303\251\nt\351\n' > list; wordsearch grid list 2>&1; wordsearch list grid
    wordsearch: list:3: not UTF-8; if the file is Latin-1, convert it: iconv -f latin1 -t utf-8 list
    2> wordsearch: list:3: not UTF-8; if the file is Latin-1, convert it: iconv -f latin1 -t utf-8 list
    exit 2

# 425 the grid's lines end in CR LF: a carriage return is no letter; as Java reads lines
    UNIX> printf 'this\r\nwats\r\noahg\r\nfgdt\r\n' > grid.txt; printf 'fat\nthat\nthis\ntwo\n' > words.txt
    > printf 'grid.txt\nwords.txt\n' | wordsearch
    Enter puzzle file: \
    Opened grid.txt
    Enter dictionary name: \
    Opened words.txt
    Reading files...
    Solving...
    Found this at 0 0 to 0 3
    Found two at 0 0 to 2 0
    Found fat at 3 0 to 1 2
    Found that at 3 3 to 0 0

# 426 the list's lines end in CR LF: a carriage return is no letter; as Java reads lines
    UNIX> printf 'this\nwats\noahg\nfgdt\n' > grid.txt; printf 'fat\r\nthat\r\nthis\r\ntwo\r\n' > words.txt
    > printf 'grid.txt\nwords.txt\n' | wordsearch
    Enter puzzle file: \
    Opened grid.txt
    Enter dictionary name: \
    Opened words.txt
    Reading files...
    Solving...
    Found this at 0 0 to 0 3
    Found two at 0 0 to 2 0
    Found fat at 3 0 to 1 2
    Found that at 3 3 to 0 0
