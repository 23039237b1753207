# two rows of other lengths and a word out of order are left out; a search in Python, by the lecture's rules
cat > grid.txt <<'END'
vilabcireppepwjl
mmsrawwcrnxdjzpo
jgvhxzncy
xijokmheeyoabyqr
mehheizldjutuxad
izecrrrpidamtipg
cxinyrympfeedoaz
bgtakoneswpwttcs
paoktrttolgozefr
igmikzbgwanbmpeah
dhsvemshsetdlkos
yuikstegsmenhcex
anthemrsxokidolu
bkelztopuncwiptn
mjmlqwfslsubnuss
fjljsvphdobsflas
nvefingerozkcocn
pahdtcpnubuaxqql
END
printf '%s\n' anchor bakery basket bucket castle finger forest helmet lemon mirror pepper pocket spider temple window cotton > words.txt
printf 'grid.txt\nwords.txt\n' | wordsearch | any_order
