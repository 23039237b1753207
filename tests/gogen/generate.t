# 151 The same seed makes the same puzzle, another seed another one; without a seed one is chosen and said.
    UNIX> gogen --generate --seed 5 > a; gogen --generate --seed 5 > b; gogen --generate --seed 6 > c; cmp a b && ! cmp -s a c && gogen --generate 2> said > d && grep -c "^seed: [0-9]*$" said && gogen --generate --seed "$(sed "s/seed: //" said)" | cmp - d && echo same
    1
    same

# 152 Nine givens on the even rows and columns, and one solution, for three seeds.
    UNIX> for seed in 1 2 3; do gogen --generate --seed $seed > out; sed -n 1,5p out > board; sed 1,6d out > words; sed -n 6p out; gogen --unique board words; grep -o "[A-Y]" board | wc -l; grep -c "^[A-Y][.][A-Y][.][A-Y]$" board; grep -c "^[.]*$" board; done

    unique
    9
    3
    2

    unique
    9
    3
    2

    unique
    9
    3
    2

# 153 What --difficulty asks for, --steps then says.
    UNIX> for d in easy medium hard; do gogen --generate --seed 4 --difficulty $d --time-limit 600 > out; sed -n 6p out; gogen --steps out | tail -n 1; done

    difficulty: easy

    difficulty: medium

    difficulty: hard

# 154 The number of givens is what is asked for, and the solution is the only one.
    UNIX> for n in 24 15 8 6; do gogen --generate --seed 1 --givens $n > out; sed -n 6p out; head -n 5 out | grep -o "[A-Y]" | wc -l; gogen --unique out; done

    24
    unique

    15
    unique

    8
    unique

    6
    unique

# 155 Without any one word, or any one given, the solution is not the only one.
    UNIX> gogen --generate --minimal --seed 4 > out; sed -n 1,5p out > board; sed 1,6d out > words; sed -n 6p out; gogen --unique board words; for i in $(seq $(wc -l < words)); do sed ${i}d words > fewer; gogen --unique board fewer | head -n 1; done | sort -u; for c in $(grep -o "[A-Y]" board); do sed s/$c/./ board > fewer; gogen --unique fewer words | head -n 1; done | sort -u

    unique
    ambiguous
    ambiguous
    exit 1

# 156 Words come from the file; of its words, four cannot be spelt on any board or have one letter only.
    UNIX> cat data/gogen/*_words.txt data/gogen/*_words.txt /dev/null > dictionary; printf "OO\nZOO\nit's\n\nx\n" >> dictionary; gogen --generate --seed 1 --givens 20 --words dictionary > out; sed -n 1,5p out > board; sed 1,6d out > words; sed -n 6p out; gogen --unique board words; grep -vxFf dictionary words | wc -l

    unique
    0
    2> gogen: dictionary:97: 'OO' left out, as no puzzle can use it; and 3 other words
    exit 1

# 158 Two words of two letters leave 22 letters free: no puzzle has one solution.
    UNIX> printf "AB\nCD\n" > words; gogen --generate --seed 1 --words words
    2> gogen: no such puzzle found, expected more words, more givens, another difficulty or a longer --time-limit
    exit 1

# 159 A picture of the puzzle: 25 squares, nine of them with a bold letter.
    UNIX> gogen --generate --seed 1 --svg > out; head -c 4 out; echo; grep -c "<circle" out; grep -c "font-weight" out
    <svg
    25
    9

# 160 The least seed and the largest.
    UNIX> for s in 0 18446744073709551615; do gogen --generate --seed $s | wc -l; done | awk "{ print (\$1 > 8) }"
    1
    1

# 322 Options that say how a puzzle is solved or answered do not go with --generate (manual).
    UNIX> for option in --stats '--method masks' --puzzle --plain; do gogen --generate $option 2>&1; done; ls
    gogen: --generate and --stats found, expected one of them
    gogen: --generate and --method found, expected one of them
    gogen: --generate and --puzzle found, expected one of them
    gogen: --generate and --plain found, expected one of them
    data

# 109 Several puzzles in one run, --puzzles or --count, are those of the seeds one after the other, each below a comment; as JSON, a line each.
    UNIX> for seed in 7 8 9; do gogen --generate --seed $seed > one; [[ $seed = 7 ]] || echo; echo "# seed $seed, $(gogen --steps one | sed -n 's/^difficulty: //p')"; cat one; done > three
    > gogen --generate --count 3 --seed 7 | cmp - three && gogen --generate --seed 7 --puzzles=3 | cmp - three && echo same; for seed in 7 8 9; do gogen --generate --json --seed $seed; done | cmp - <(gogen --generate --json --seed 7 --count 3) && echo same
    > gogen --generate --count 2 --svg --seed 7 | cmp - <(gogen --generate --puzzles 2 --svg --seed 7) && echo same; gogen --generate --count; gogen --count 3
    same
    same
    same
    2> gogen: --generate and --count found, expected one of them
    2> gogen: --count found, expected --generate with it
    exit 2
