# the way leads once round the goal; by hand; then the same maze from another start
cat > maze.txt <<'END'
3
s=(0,0)
g=(1,1)
b:(r) b:(r) b:(d)
b:(r) goal b:(d)
b:(u) b:(l) b:(l)
END
sed '2s/.*/s=(0,1)/' maze.txt > other.txt
judged maze.txt other.txt
