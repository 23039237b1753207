# red makes the step 2, yellow 1 again, and blank cells are jumped over; by hand
cat > maze.txt <<'END'
3
s=(0,0)
g=(2,0)
r:(r) b:() y:(dl,d)
b:(r) b:(dl) b:()
goal b:(l) b:(u)
END
alice maze.txt
