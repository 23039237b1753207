# 36 letters, of which 0 and W share a bit of the masks: AAAW looks as if it could go on to AAA0.
printf '%s\n' 0123456789 AAA0 AAA0Z AAA1 AAA2 AAA3 AAA4 ABCDEFGHIJ BAAAWB KLMNOPQRST UVWXYZ > words
printf '%s\n' AAAWZ AAA0Z BAAA4 > grid; for m in words lengths prefix fast; do wordsearch --method $m grid words; done
for s in 1 2 3; do wordsearch --generate 12 12 words --seed $s > grid; wordsearch_check grid words; done
