# a board too large for the memory is refused; message is ours
ulimit -v 100000; head -c 7000000 /dev/zero | tr '\0' A | spellpath
