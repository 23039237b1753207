# X is human's and begins, O is computer's; whose turn it is follows from the counts: compared with H, C and --side
same() { cmp <(tictactoe --analyze "$1") <(tictactoe --analyze --side "$2" "$3") && echo same; }
same X.O/.../... human H.C/.../...
same x../.o./x.. computer H../.C./H..
same H../.C./H.. computer H../.C./H..
same C../.H./C.. human C../.H./C..
same H.C/.../... computer H.C/.../...
cmp <(tictactoe --svg XO./.X./...) <(tictactoe --svg --side computer HC./.H./...) && echo same
tictactoe --analyze --side computer X.O/.../... | cmp - <(tictactoe --analyze --side computer H.C/.../...) && echo same
