alice <<'END'
3
s=(2,0)
g=(0,1)
END
