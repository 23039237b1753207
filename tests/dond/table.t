# 141 the table of an ordinary die; its values are those of the lab text
    UNIX> dond --table 6 3
    3 0.314815
    2 0.361111 0.277778 0.305556
    1 0.666667 0.5 0.5
    0 1 1 1

# 142 an odd number of faces has a middle column; sums by hand
    UNIX> dond --table 5 2
    2 0.48
    1 0.6 0.4 0.4
    0 1 1 1

# 143 the option may come last; the chance of one roll by hand
    UNIX> dond 6 1 --table
    1 1
    0 1 1 1

# 144 the table of no rolls is its first line, chance 1; lab text
    UNIX> dond --table 6 0; dond --table 1 0; dond --table 1000000000000000000 0
    0 1
    0 1
    0 1

# 145 one face loses at the second roll; the rules
    UNIX> dond --table 1 3
    3 0
    2 0
    1 0
    0 1

# 146 two faces lose at the second roll; the rules
    UNIX> dond --table 2 2
    2 0
    1 0
    0 1

# 147 the table of three faces; sums by hand
    UNIX> dond --table 3 3
    3 0.0740741
    2 0.111111 0
    1 0.333333 0
    0 1 1

# 148 decimal ties in a row of a table are rounded right; 320-bit arithmetic by another method
    UNIX> dond --table 10 9 | sed -n 2p
    8 0.0809617 0.0709619 0.0721972 0.0720448 0.0720636

# 149 a table of many rows; the lab's method, --method dp
    UNIX> row() { dond --table 21 40 | grep "^$1 "; }; for n in 1 20 39; do diff <(row $n) <(echo $n $(for i in {0..10}; do dond --method dp 21 $n $i; done)) && echo same; done
    same
    same
    same

# 150 a table down to the least doubles; the lab's method, --method dp
    UNIX> row() { dond --table 3 640 | grep "^$1 "; }; for n in 1 320 639; do diff <(row $n) <(echo $n $(for i in {0..1}; do dond --method dp 3 $n $i; done)) && echo same; done
    same
    same
    same

# 151 a table wider than what the method keeps; the lab's method, --method dp
    UNIX> row() { dond --table 130 30 | grep "^$1 "; }; for n in 29; do diff <(row $n) <(echo $n $(for i in {0..64}; do dond --method dp 130 $n $i; done)) && echo same; done
    same

# 152 a wide table; the lab's method, --method dp
    UNIX> diff <(dond --table 400 5 | grep '^4 ' | cut -d ' ' -f 2-7,101,199-) <(echo $(for i in {0..5} 99 {197..199}; do dond --method dp 400 4 $i; done)) && echo same
    same

# 153 a row of the table has the values of single calls; those are checked elsewhere
    UNIX> dond --table 70 9 | sed -n 2p; for i in {0..34}; do dond 70 8 "$i"; done | paste -s -d ' '
    8 0.716924 0.706383 0.706538 0.706536 0.706536 0.706536 0.706536 0.706536 0.706536 0.706536 0.706536 0.706536 0.706536 0.706536 0.706536 0.706536 0.706536 0.706536 0.706536 0.706536 0.706536 0.706536 0.706536 0.706536 0.706536 0.706536 0.706536 0.706536 0.706536 0.706536 0.706536 0.706536 0.706536 0.706536 0.706536
    0.716924 0.706383 0.706538 0.706536 0.706536 0.706536 0.706536 0.706536 0.706536 0.706536 0.706536 0.706536 0.706536 0.706536 0.706536 0.706536 0.706536 0.706536 0.706536 0.706536 0.706536 0.706536 0.706536 0.706536 0.706536 0.706536 0.706536 0.706536 0.706536 0.706536 0.706536 0.706536 0.706536 0.706536 0.706536

# 156 a table whose chances reach 0; its ends are known
    UNIX> dond --table 6 3333 | sed -n '2p;$p'
    3332 0 0 0
    0 1 1 1

# 157 a table longer than the limit; message is ours
    UNIX> dond --table 1 1000000
    2> dond: the table for s 1 and t 1000000 has more than 1000000 values, the limit
    exit 2

# 158 a table wider than the limit; message is ours
    UNIX> dond --table 1999999 1
    2> dond: the table for s 1999999 and t 1 has more than 1000000 values, the limit
    exit 2

# 159 a table larger than the limit; message is ours
    UNIX> dond --table 1000 2000
    2> dond: the table for s 1000 and t 2000 has more than 1000000 values, the limit
    exit 2

# 160 --table of s times t beyond 64 bits is refused, not wrapped around
    UNIX> dond --table 1000000000000000000 1000000000000000000
    2> dond: the table for s 1000000000000000000 and t 1000000000000000000 has more than 1000000 values, the limit
    exit 2

# 161 --table of s values in a row, beyond the limit although t is 1, is refused
    UNIX> dond --table 1000000000000000000 1
    2> dond: the table for s 1000000000000000000 and t 1 has more than 1000000 values, the limit
    exit 2

# 162 a table far longer than the limit; message is ours
    UNIX> dond --table 6 1000000000000000000
    2> dond: the table for s 6 and t 1000000000000000000 has more than 1000000 values, the limit
    exit 2
