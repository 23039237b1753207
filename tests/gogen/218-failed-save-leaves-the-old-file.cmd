# When the file cannot be written, the old one is as it was, and nothing is left behind.
mkdir d; echo old > d/out; (trap '' XFSZ; ulimit -f 0; exec gogen -o d/out data/gogen/easy_board.txt  data/gogen/easy_words.txt > /dev/null 2>&1); echo $?; cat d/out; ls d
