# 218 When the file cannot be written, the old one is as it was, and nothing is left behind.
    UNIX> mkdir d; echo old > d/out; (trap '' XFSZ; ulimit -f 0; exec gogen -o d/out data/gogen/easy_board.txt  data/gogen/easy_words.txt > /dev/null 2>&1); echo $?; cat d/out; ls d
    2
    old
    out

# 219 The file that a link leads to is written, and keeps its permissions; the solution is the exam's.
    UNIX> echo old > real; chmod 640 real; ln -s real link; gogen --plain -o link data/gogen/easy_board.txt  data/gogen/easy_words.txt > log; cat real; stat -c %a real; test -L link && ls
    NGWKR
    TICED
    SYXVB
    HUAOF
    QJMLP
    640
    data
    link
    log
    real

# 220 A device is simply written to; the solution is the exam's.
    UNIX> gogen --plain -o /dev/stdout data/gogen/easy_board.txt  data/gogen/easy_words.txt | cat
    NGWKR
    TICED
    SYXVB
    HUAOF
    QJMLP

# 221 -o with the answer no: the file has what standard output would; a picture that cannot be drawn leaves it as it was.
    UNIX> echo old > out; for o in --svg --json; do echo NR | gogen $o -o out data/gogen/easy_board.txt - 2>err; cut -c 1-15 out; done; cat err >&2
    old
    {"solved":false
    2> gogen: one of these cannot stay:
    2> gogen: N at (0,0), if the others can: N touches R (0,4) in NR, so N is not at (0,0)
    2> gogen: R at (0,4), if the others can: R touches N (0,0) in NR, so R is not at (0,4)
    2> gogen: word NR cannot be spelt, and without it there is a solution
