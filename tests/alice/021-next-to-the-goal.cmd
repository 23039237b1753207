# one step; by hand; then the same maze from another start
cat > maze.txt <<'END'
2
s=(0,0)
g=(0,1)
b:(r) goal
b:(u) b:(l)
END
sed '2s/.*/s=(1,0)/' maze.txt > other.txt
judged maze.txt other.txt
