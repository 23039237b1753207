# the arrow r and no other leads to the goal; by hand; then the same maze from another start
cat > maze.txt <<'END'
3
s=(1,1)
g=(1,2)
b:(l) b:(r) b:(r)
b:(l) b:(r) goal
b:(l) b:(r) b:(r)
END
sed '2s/.*/s=(0,0)/' maze.txt > other.txt
judged maze.txt other.txt
