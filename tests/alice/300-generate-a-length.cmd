# the length that is asked for, or exit code 1 and a maze all the same; the answer is the judge
for n in 4 9 16 25; do alice --generate 5 5 --length $n --seed 4 | alice | head -n 1; done; alice --generate 2 2 --length 40 --seed 1 > maze.txt; echo $?; alice --count maze.txt
