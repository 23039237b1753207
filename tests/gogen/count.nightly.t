# 378 The count stays right with words that have more ways, as in case 370.
    UNIX> printf '.....\n%.0s' 1 2 3 4 5 > board; for words in 'TIGER LOAFS' 'NUM LOAF TIGER' 'JUMP FOX DEN WAY'; do tr ' ' '\n' <<< "$words" > words; gogen --count board words; done
    103399507023740928000
    25238050740648345600
    28487368379370700800
