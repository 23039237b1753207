# The file that a link leads to is written, and keeps its permissions; the solution is the exam's.
echo old > real; chmod 640 real; ln -s real link; gogen -o link data/gogen/easy_board.txt  data/gogen/easy_words.txt > log; cat real; stat -c %a real; test -L link && ls
