# Numbers just beyond each range are errors; the ranges are those of --help
for arguments in '--rows 65' '--cols 65' '--in-a-row 65' '--analyze --method table --table-depth 13' '--seed 18446744073709551616' \
    '--analyze --order 0,1x,2' '--analyze --order -0,1,2' '--audit .........' $'\177'; do tictactoe $arguments; done 2>&1
tictactoe --analyze --analyze
