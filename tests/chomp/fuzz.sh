# shellcheck shell=bash disable=SC2034,SC2154 # tests/fuzz reads this; `data` is the folder of sample files

reader_chomp-arguments() {
    arguments=1 words=(chomp) samples=('74332' '--all --method map 2221' '--draw --memory 1M 55' '--memory 1M 10^3,4^2' '--census 3x4' '12,12,10')
}

reader_chomp-states() {
    words=(chomp --memory 1M -) samples=(states)
    printf '# bars\nX####\n#####\n###\n##\n\n5,4,3\nWIN: 64332\n4x5\n\nX,#,#\n#,#,\n\n2 # .\n1 X #\n  1 2\n' >states
}

reader_chomp-play() {
    words=(chomp --play --level 1 --seed 1 --memory 1M) samples=(moves)
    printf '4x5\n4 4\nhint\nundo\n?\nc2\n3x3\n1 1\nu\n2,2\nq\n' >moves
}
