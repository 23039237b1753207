# shellcheck shell=bash disable=SC2154,SC1091 # tests/faults reads this, and sets what it uses
# Boards for the faults of the spell programs.

grid='ABA\nB-B\n'

# dense: a board on which the lab's search does not end in a lifetime.
dense() { for _ in {1..40}; do echo ABABABABABABABABABABABABABABABABABABABAB; done; }

# boards: `big` and `other`, of one size and with another end, for `replaced`.
boards() {
    local row=----------------------------------------------------------------------------------------------------
    # shellcheck disable=SC2059 # the row is the format
    printf -- "$row$row$row\n%.0s" {1..3999} | tee big >other
    printf 'AB%s--%s%s\nPATH\n3999 0\n3999 1\n' "${row:4}" "$row" "$row" >>big
    printf 'A-%s--%s%s\nPATH\n3999 0\n3999 1\n' "${row:4}" "$row" "$row" >>other
}

# searches PROGRAM: memory for spellpath and spellseeker, which may answer with the best path found so far.
searches() {
    printf %b "$grid" >board
    memory "$1 board"
    spellgen --seed 1 20 20 4 >board
    memory "$1 --method tree board" best # with threads
    spellgen --seed 1 16 16 5 >board
    memory "$1 --method memo board" best
    spellgen --seed 1 300 300 26 >board
    memory "$1 board" best
}
