# two arrivals at a cell in one step with different step sizes: one record a cell is too few; alice_reference agrees; then the same maze from another start
cat > maze.txt <<'END'
3
s=(1,0)
g=(2,0)
r:(r,l,u) b:(r,l,ul) b:(dl,r)
b:(u,ur) y:(dr,ul) r:(ul,u,ur)
goal r:(dl) r:(r,d,l)
END
sed '2s/.*/s=(0,2)/' maze.txt > other.txt
judged maze.txt other.txt
