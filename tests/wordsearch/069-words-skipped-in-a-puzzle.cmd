# of fourteen words three are out of order, and not found; a search in Python, by the lecture's rules
cat > grid.txt <<'END'
vdvrganyzntsww
uupmcamerapmvx
gjoycjarevirlw
ynsjuypjefpwar
pkfrensrzbcxdh
icewalnutzcvdc
akrlennutxnceh
mwrpbdfeathere
deyhtudpepperr
weljwoaefltfnr
zfcbtrgberdvmy
xcibbssmbarley
dxmeteoeanckvt
ppzlunpbeetlel
END
printf '%s\n' barley beetle cherry feather ladder lemon pepper river tunnel camera walnut zebra ferry pebble > words.txt
printf 'grid.txt\nwords.txt\n' | wordsearch | any_order
