# Each kind of blank, hyphen and apostrophe is left out of a word, which is printed as listed; the places are counted by hand.
printf 'icecream\ncodegoxx\ndontxxxx\n' > grid
printf 'ice cream\nCODE-GO\ndon'\''t\n' | wordsearch grid -
printf 'i\302\240ce\342\200\211cream\ncode\342\200\223go\ndon\342\200\231t\nco\302\255degoxx\n' | wordsearch grid - | sed 's/.* at/at/'
