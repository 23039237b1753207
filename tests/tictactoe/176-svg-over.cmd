# A game that is over is drawn without values; its marks are counted by hand
tictactoe --svg HHH/CC./... | grep -c -e '<path' -e '<circle' -e 'over: HUMAN_WIN'; tictactoe --svg HHH/CC./... | grep -c -e '>draw<' -e '>win<' -e '>loss<'; tictactoe --svg | head -c 4; tictactoe --svg | tail -n 1
