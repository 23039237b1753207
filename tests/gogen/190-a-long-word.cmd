# Of a very long word the start is shown.
head -c 70000 /dev/zero | tr '\0' z > w; gogen data/gogen/easy_board.txt w
