# The expected: each word laid by plain recursion, the sets of cells held against each other, the other letters anywhere.
printf '.....\n%.0s' 1 2 3 4 5 > board; for words in 'AB CD EF GH' 'TIGER LOAFS' 'NUM LOAF TIGER' 'JUMP FOX DEN WAY'; do tr ' ' '\n' <<< "$words" > words; gogen --count board words; done
