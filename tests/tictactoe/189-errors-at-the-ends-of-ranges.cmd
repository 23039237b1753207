for arguments in '--rows 65' '--cols 65' '--in-a-row 65' '--analyze --method table --table-depth 13' '--seed 9223372036854775808' \
    '--analyze --order 0,1x,2' '--analyze --order -0,1,2' '--audit .........' $'\177'; do tictactoe $arguments; done 2>&1
tictactoe --analyze --analyze
