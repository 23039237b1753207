# What the shared command line refuses, a line each and exit code 2; expected from shell.h.
while read -r words; do
    # shellcheck disable=SC2086 # words
    wordsearch_shell toy $words 2>&1
    echo $?
done << 'END'
--fla
--flags=3
-x
--flag=3
--flag= x
--file
--number
--number=
--number 0
--number 11
--number 3x
--number +3
--number -0
--number 99999999999999999999
--seed 18446744073709551616
--kind four
last=-2
last=-0
last=6
--left --left --right
END
