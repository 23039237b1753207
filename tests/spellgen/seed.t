# 101 the seed of the lab's 20x20.txt; that file
    UNIX> spellgen --seed 1258408264 20 20 5
    ADCDBBADBCBAACDDACBA
    DEBEEADEADEEBCBAADED
    EDCBEBDCEDCBEBEBBEAA
    DEDACEDEDCAAEDEABDBE
    CDEDEBCEEEEEAEEBCCCD
    CBDACDAEADAAAABEDACC
    CDDEBCAEBBAEACEEDEDB
    AABAEDDDCACBECBEBCAE
    BEBECBBCDCCCAAADBCAD
    BCDBDDECEEDACADCEDCB
    ACBDEABDEEDEBACBCACD
    EECBABABDABABDABACED
    DDDACDCDDDACDABECECE
    CDBEEEEDADABBECBDCDD
    BDDDDCACDBAAEEAACEAB
    EAACCBADEECDDEAECCEE
    EEBEAEABEAEADBAADBCD
    CCDBCBAECEABACAABECE
    BEABACEADBBCBDBAEAAD
    -B-A-E-A-C-E-C-A-E-B

# 102 the board of the lab's seed; the length is the lab's
    UNIX> spellgen --seed 1258408264 20 20 5 | spellpath
    55

# 103 seed 0 is a seed like others; the C library's lrand48, spellgen_lrand48
    UNIX> spellgen --seed 0 6 7 3
    BCABCBA
    ACCCBAA
    AAABBCC
    ACBBCBB
    CABACCA
    -C-A-B-

# 104 seed 1: 400 letters of the generator in order; the C library's lrand48, spellgen_lrand48
    UNIX> spellgen --seed 1 20 20 5
    EDAACAABBDEBCBEEEABB
    DAADBBDCCBDDEDBABDDC
    DCCABCBEDBCDAEEDEDDA
    DBBABCDDBBBDBBEACAEB
    EBBCBAECCCCCBDCADDDD
    EDDBBDAAEACDAADDECCA
    EEEDDDAAEACDECAEBDAD
    CCADCAEECABABAEDADBA
    DACECADDBBDBACADBAAB
    DAAAEEDBDEDDABEDCBED
    EEABBEADADCCECADDCCC
    EBAABCCAABABDAEDCABB
    EDEEADDCCEECDBACBCBC
    DEBCCCEEEDCCAEEDDBBE
    EEEDDADDCABBCDACCACC
    BEAAADCAEDAEACDEEACE
    BCEDDCECEBDBEACACADB
    ECAABDDCEDCECEEDAAAB
    DDDAAEEBCAACBDDBBDBB
    -B-A-B-C-C-B-A-A-A-E

# 105 seed largest: the board of a seed; the C library's lrand48, spellgen_lrand48
    UNIX> spellgen --seed 4294967295 6 7 26
    LMOGGOJ
    MGFFJXV
    HDHWAGZ
    BXJSBSE
    YJYSBGG
    -E-T-Q-

# 106 seed over int max: the board of a seed; the C library's lrand48, spellgen_lrand48
    UNIX> spellgen --seed 2147483648 5 6 10
    IGIHGE
    BIAGAF
    HGIEFB
    IFEJBF
    -E-D-G

# 107 seed one row: the board of a seed; the C library's lrand48, spellgen_lrand48
    UNIX> spellgen --seed 7 1 12 4
    -D-A-A-A-C-C

# 108 seed one column: the board of a seed; the C library's lrand48, spellgen_lrand48
    UNIX> spellgen --seed 7 12 1 4
    D
    A
    A
    A
    C
    C
    D
    C
    A
    D
    B
    -

# 109 seed leading zero: the board of a seed; the C library's lrand48, spellgen_lrand48
    UNIX> spellgen --seed 0042 3 4 26
    FNFY
    TVCR
    -L-F

# 110 seed after operands: the board of a seed; the C library's lrand48, spellgen_lrand48
    UNIX> spellgen 3 4 6 --seed 5
    CDFB
    BFAD
    -D-C

# 111 seed last one counts: the board of a seed; the C library's lrand48, spellgen_lrand48
    UNIX> spellgen --seed 4 --seed 5 3 4 6
    CDFB
    BFAD
    -D-C

# 112 thirty boards of many sizes and seeds, numbers from a generator of bash's own arithmetic.
    UNIX> x=12345
    > draw() { x=$(((x * 1103515245 + 12345) % 2147483648)); drawn=$((x / 65536 % $1)); }
    > for ((i = 0; i < 30; ++i)); do
    >     draw 32768; seed=$drawn; draw 32768; seed=$((seed * 131072 + drawn * 4 + i % 4))
    >     draw 25; rows=$((drawn + 1)); draw 25; cols=$((drawn + 1)); draw 25; ndiff=$((drawn + 2))
    >     if ! cmp <(spellgen --seed $seed $rows $cols $ndiff) <(spellgen_lrand48 $seed $rows $cols $ndiff); then
    >         echo "spellgen --seed $seed $rows $cols $ndiff differs"
    >         exit 1
    >     fi
    > done
    > echo '30 boards are the same'
    30 boards are the same

# 113 seed many rows: the board of a seed; the C library's lrand48, spellgen_lrand48
    UNIX> cmp <(spellgen --seed 3 1500000 1 9) <(spellgen_lrand48 3 1500000 1 9)

# 114 seed one long row: the board of a seed; the C library's lrand48, spellgen_lrand48
    UNIX> cmp <(spellgen --seed 3 1 3000000 9) <(spellgen_lrand48 3 1 3000000 9)

# 115 seed three million: the board of a seed; the C library's lrand48, spellgen_lrand48
    UNIX> cmp <(spellgen --seed 4 1500 2000 26) <(spellgen_lrand48 4 1500 2000 26)

# 116 With 2 letters only the seed modulo 4 matters.
    UNIX> cmp <(spellgen --seed 5 30 30 2) <(spellgen --seed 4000000001 30 30 2)

# 117 without --seed a random one, which standard error says; the same seed makes the same board
    UNIX> spellgen 5 6 7 >board 2>seed
    > grep -Evx 'seed: [0-9]+' seed
    > spellgen --seed "$(sed 's/.* //' seed)" 5 6 7 | cmp - board && shape 5 6 7 <board
    a board of 5 x 6 cells, 7 letters

# 118 Boards made one after the other differ, even in the same second.
    UNIX> for _ in 1 2 3 4 5; do spellgen 10 10 26 2>/dev/null | cksum; done | sort -u | wc -l
    5

# 120 a reader that goes away ends it with SIGPIPE, 128 + 13; POSIX
    UNIX> spellgen --seed 1 30000 30000 5 | head -c 10; codes=("${PIPESTATUS[@]}"); echo; exit "${codes[0]}"
    EDAACAABBD
    exit 141
