# several shortest paths: the one printed; the slow search of alice_agree, which goes by coordinates, prints the same
cat > maze.txt <<'END'
3
s=(2,0)
g=(0,2)
b:(u,dl,r) b:(dl,r,l) goal
b:(r,l,u) b:(u) y:(dr)
b:(u,dr) r:(ur,dr) y:(l,r)
END
alice maze.txt
