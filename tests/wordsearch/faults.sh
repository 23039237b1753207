# shellcheck shell=bash disable=SC2154,SC1091 # tests/faults reads this, and sets what it uses
# What wordsearch must survive; tests/faults says how. Texts are printf's.

# many_words: more than a pipe holds, in order.
many_words() { printf '%s\n' {a..z}{a..z}{a..z}{a..b}; }

plain_faults() {
    printf 'cat\nold\nxyz\n' >grid
    printf 'act\ncat\nold\ntack\n' >words
    reads 'cat\nxox\nb-d\n' 'wordsearch input words' 'wordsearch - words' right
    reads 'act\ncat\ncod\nold\n' 'wordsearch grid input' 'wordsearch grid -' right
    reads 'cat\nold\n' 'wordsearch --seed 1 --generate 3 3 input' 'wordsearch --seed 1 --generate 3 3 -'
    reads 'C,a,T\nx,o,x\n\nact, cat # x\ntäc\n' 'wordsearch input' 'wordsearch -'
    reads 'ÄPF\nфыв\n' 'wordsearch input words' 'wordsearch - words'
    talks 'no\ngrid\nwords\n' 'wordsearch'
    writes 'wordsearch grid words'
    writes 'wordsearch --show grid words'
    refusal='talk' writes 'wordsearch <whole' # the dialogue
    many_words >big
    writes_much 'wordsearch --unused grid big'
    cp big other
    echo zzy >>big
    echo zzz >>other
    echo zzzy >grid
    replaced 'wordsearch grid victim'
    works 'wordsearch - words' '<&8'
}

memory_faults() {
    printf 'cat\nold\nxyz\n' >grid
    many_words >words
    memory 'wordsearch grid words'
    tr -d '\n' <words | fold -w 300 | grep -x '.\{300\}' >large
    memory 'wordsearch --count large words' # with threads
    memory 'wordsearch --seed 1 --generate 40 40 grid'
}

right() { [[ $out == "$(eval "${ours/wordsearch/command wordsearch --method words}" 2>/dev/null)"?($'\n') ]]; }
