# --lecture with operands reads as the dialogue does, in the lecture's words; the dialogue itself is the judge.
printf 'This\nwats\noa\noahg\nfgdt\n' > grid; printf 'This\nthat\nfat\nthis\n' > list
wordsearch --lecture grid list > out 2> err; printf 'grid\nlist\n' | wordsearch 2> dialogue.err | sed '1,/^Solving/d' | cmp - out && echo same lines
head -n 2 err | diff - dialogue.err && cat err
