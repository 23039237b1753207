# An error leaves the file that was there as it was: seen by cat
echo old > c; chmod 600 c; tictactoe --analyze --rows 8 --cols 8 --in-a-row 9 --certificate c; cat c; (ulimit -f 0; trap "" XFSZ; exec tictactoe --analyze --certificate c 2>&1) | cat; cat c; ls
