# Three givens are never enough for easy rules alone, for at first no letter has one square: the nearest is printed, and said.
gogen --generate --givens 3 --difficulty easy --seed 1 > puzzle; echo $?; gogen --unique puzzle; head -n 5 puzzle | grep -o "[A-Y]" | wc -l
