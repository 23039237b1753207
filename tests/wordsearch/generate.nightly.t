# 946 Words to avoid, one of which lies within a word of the list backwards, can be found in none of thirty puzzles, in ten of which they can be found without --avoid; the lecture's method looks.
    UNIX> printf '%s\n' Hund Katze Maus Pferd Ente Huhn Ziege Granat > list; printf '%s\n' sau tan ass 'A b' > avoid
    > found() { for seed in {1..30}; do wordsearch --generate 8x8 list --seed $seed "$@" 2> /dev/null > puzzle; sed '/^$/,$d' puzzle > grid; sed '1,/^$/d' puzzle > words; tr A-Z a-z < grid > small; printf '%s\n' ab ass sau tan > plain; wordsearch --lecture small plain 2> /dev/null | sort -u | wc -l | sed 's/[1-9].*/found/'; done | sort | uniq -c | tr -s ' '; }
    > found --avoid avoid; wc -l < words; grep -v '^tan$' avoid > few; found | grep -c found
    > wordsearch --generate 8x8 list --avoid avoid --seed 1 | wordsearch --unused - ; wordsearch --generate 2x2 tan nat --avoid avoid --seed 1
     30 0
    7
    1
    2> wordsearch: 'Granat' left out: contains 'tan', a word to avoid
    2> wordsearch: 'nat' left out: contains 'tan', a word to avoid
    2> wordsearch: 'tan' left out: contains 'tan', a word to avoid
    2> wordsearch: the command line: no word found, expected two letters or more
    exit 2

