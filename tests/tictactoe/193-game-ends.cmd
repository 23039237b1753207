# q, quit and exit, in any case, and the end of the input end the dialogue, in a game and after it, with exit code 0
for word in q Q quit Quit exit; do echo $word | tictactoe > said && tail -n 1 said; done
for word in q quit n No ''; do printf '%s\n' 0,0 $word | tictactoe --rows 1 --cols 1 --in-a-row 1 > said && tail -n 1 said; done
