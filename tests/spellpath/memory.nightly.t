# 272 a board too large for the memory is refused; message is ours
    UNIX> need --without __asan_init spellpath || exit 77
    > ulimit -v 100000; head -c 7000000 /dev/zero | tr '\0' A | spellpath
    2> spellpath: out of memory: the board needs more than --memory allows
    exit 2
