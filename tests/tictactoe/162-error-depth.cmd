# The depth of the table is an error without the table
tictactoe --analyze --table-depth 3
