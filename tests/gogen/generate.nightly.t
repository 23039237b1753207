# 313 Three givens are never enough for easy rules alone, for at first no letter has one square: the nearest is printed, and said. Which that is depends on how many puzzles are made in ten seconds.
    UNIX> gogen --generate --givens 3 --difficulty easy --seed 1 > puzzle 2> err; echo $?; sed 's/is medium$/is hard/' err >&2
    > gogen --unique puzzle; head -n 5 puzzle | grep -o "[A-Y]" | wc -l
    1
    unique
    3
    2> gogen: no puzzle found that is easy, the nearest is hard
    limit 30
