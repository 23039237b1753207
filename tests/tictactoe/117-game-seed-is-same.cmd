# The same seed plays the same moves, and nine seeds more than three first moves: a property, no stored text
a=$(printf '1 1\n' | tictactoe --seed 5); b=$(printf '1 1\n' | tictactoe --seed 5); [ "$a" = "$b" ]; echo $?; for i in 1 2 3 4 5 6 7 8 9; do tictactoe --first computer --seed $i; done | grep plays | sort -u | wc -l | awk '{ print ($1 > 3) }'
