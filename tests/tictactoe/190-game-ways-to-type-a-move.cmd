# Every way to type a move that the man page names means the same move; compared with `1 2`
echo 1 2 | tictactoe > plain
for move in 1,2 '1, 2' '(1,2)' c2 C2 $' 1\t2 \r'; do echo "$move" | tictactoe | cmp - plain && echo same; done
echo C8 | tictactoe --rows 8 --cols 8 --in-a-row 5 > letter; echo 7 2 | tictactoe --rows 8 --cols 8 --in-a-row 5 | sed -n '/plays/q;p' > number
sed '/plays/,$d' letter | cmp - number && echo same
