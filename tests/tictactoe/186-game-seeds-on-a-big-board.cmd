# Seeds vary the first move where there are too many squares for the quickest win, too, and the same one gives the same
for seed in {1..9}; do tictactoe --rows 5 --cols 5 --in-a-row 5 --first computer --seed $seed < /dev/null | grep plays; done > moves
for seed in {1..9}; do tictactoe --rows 5 --cols 5 --in-a-row 5 --first computer --seed $seed < /dev/null | grep plays; done | cmp - moves && echo same
grep -c '^Computer plays [0-4] [0-4][.]$' moves; [ "$(sort -u moves | wc -l)" -gt 2 ] && echo several
