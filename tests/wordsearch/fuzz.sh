# shellcheck shell=bash disable=SC2034,SC2154 # tests/fuzz reads this; `data` is the folder of sample files

reader_wordsearch-puzzle() {
    words=(wordsearch --unique - "$data/wordsearch/words4.txt") samples=("$data"/wordsearch/grid4.txt)
}

reader_wordsearch-dictionary() {
    words=(wordsearch "$data/wordsearch/grid4.txt" -) samples=("$data"/wordsearch/words4.txt)
}

reader_wordsearch-dialogue() {
    words=(wordsearch) samples=(names)
    printf '%s\n' "$data/wordsearch/grid4.txt" "$data/wordsearch/words4.txt" >names
}

reader_wordsearch-file() {
    words=(wordsearch --unused -) samples=(file separated)
    printf '%s\n' ÄPFEL МИРАБ 中国λόγ '' '# words' 'Äpfel, мир' don\'t 'A\u0308p' >file
    printf '%s\n' '| T | H |' '| A | ß |' '' that >separated
}

reader_wordsearch-pasted() {
    words=(wordsearch --json "$data/wordsearch/grid4.txt" -) samples=(bullets columns)
    printf '%s\n' 'Words:' '• this' '1. two' '[ ] fat that' '(2) th-at; x' >bullets
    printf 'this   two\tfat\n| that | hat |\n- this two\n' >columns
}

reader_wordsearch-title() {
    words=(wordsearch --left -) samples=(titled)
    printf '%s\n' 'My zoo' ZOO '' THIS WATS OAHG '' 'this, wolf' >titled
}

reader_wordsearch-new() { words=(wordsearch --seed 1 --generate 8 8 -) samples=("$data"/wordsearch/words4.txt); }

reader_wordsearch-lecture() {
    words=(wordsearch --lecture --svg - "$data/wordsearch/words4.txt") samples=("$data"/wordsearch/grid4.txt odd)
    printf 'th t\na\n\n o,\303\n' >odd
}
