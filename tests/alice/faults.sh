# shellcheck shell=bash disable=SC2154,SC1091 # tests/faults reads this, and sets what it uses
# What alice must survive; tests/faults says how. Texts are printf's.

maze='2\ns=(0,0)\ng=(0,1)\nr:(d) goal\ny:(u) b:(ur)\n'

# mazes SIDE: `big` and `other`, of one size, with the solution in the last row or without one.
mazes() {
    local row
    printf -v row 'r:(d,ur) y:(ul,l,r) %.0s' $(seq $(($1 / 2)))
    # shellcheck disable=SC2059,SC2046 # the row is the format, for so many numbers
    { printf '%d\ns=(%d,0)\ng=(%d,1)\n' "$1" "$1" "$1" && printf "$row\n%.0s" $(seq "$1"); } | tee big >other
    echo "b:(r,u) goal ${row:20}" >>big
    echo "b:(l,u) goal ${row:20}" >>other
}

plain_faults() {
    reads "$maze" 'alice input' 'alice -' right
    cp whole maze
    reads '(0,0) (1,0) -> (0,1)\n' 'alice --check input maze' 'alice --check - maze'
    reads "${maze%y*}" 'alice --play input <moves' 'alice --play <(cat same) <moves'
    talks 'd\nundo\nd\nx\n' 'alice --play maze'
    writes 'alice maze'
    writes 'alice --svg maze'
    refusal='talk' writes 'alice --play maze <whole'
    mazes 40
    writes_much 'alice --draw big'
    mazes 400
    replaced 'alice victim'
    works 'alice --generate 9 9 --seed 1 --hardest --rounds 1000' '' early
}

memory_faults() {
    printf %b "$maze" >board
    memory 'alice board'
    mazes 300
    memory 'alice --count big'
    memory 'alice --generate 4 4 --seed 1 --hardest --rounds 1'
}

early() { [[ $(command alice --count ../out) == 1 ]]; }

right() { [[ $out == *no\ solution* || $(command alice --check - input <../out) == shortest,* ]]; }
