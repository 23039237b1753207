# 120 The exercise calls the program Chomp; both names are one program.
    UNIX> Chomp 74332; Chomp --version | cut -d" " -f1; Chomp 0
    WIN: 64332
    chomp
    2> chomp: column 1 is '0', expected a digit from 1 to 9
    exit 2

# 121 --all lists four winning moves of 74422 from the left; both methods and brute force (146)
    UNIX> chomp --all 74422
    WIN: 33322
    WIN: 72222
    WIN: 74111
    WIN: 74420

# 122 --all of the poison alone says LOSS; the rules
    UNIX> chomp --all 1
    LOSS

# 123 --all of a bar with one winning move lists it once; both methods and brute force (146)
    UNIX> chomp --all 11
    WIN: 10

# 124 --all of a board where each move loses says LOSS; both methods and brute force (146)
    UNIX> chomp --all 33211
    LOSS

# 125 --all lists winning moves that are close together; both methods and brute force (146)
    UNIX> chomp --all 777754
    WIN: 776654
    WIN: 777554
    WIN: 777744
    WIN: 777753

# 126 --all lists both winning moves of 8^10, whose left one is the answer without --all; both methods
    UNIX> chomp --all 8888888888
    WIN: 8888844444
    WIN: 8888888833

# 127 --all lists a move that eats several columns' tops and one that eats a corner; both methods and brute force (146)
    UNIX> chomp --all 431
    WIN: 221
    WIN: 430

# 128 --all lists two moves of 322; both methods and brute force (146)
    UNIX> chomp --all 322
    WIN: 311
    WIN: 320

# 129 --all of a staircase of 8 columns finds the only winning move; both methods
    UNIX> chomp --all 98765432
    WIN: 98000000

# 130 --all by the map: the answers of cases 121, 124, 125 and 127.
    UNIX> for s in 74422 33211 777754 431; do chomp --all --method map $s; done
    WIN: 33322
    WIN: 72222
    WIN: 74111
    WIN: 74420
    LOSS
    WIN: 776654
    WIN: 777554
    WIN: 777744
    WIN: 777753
    WIN: 221
    WIN: 430

# 131 --all by the sieve on boards of many shapes: as by the map, which 132 runs
    UNIX> for s in 987653331 8887765532 99988665332 6651 98866555531 9866655 998666333 876532 98755443331 843 632 98741 7766654421 999655221 98776665333 876643221 88777776543 87555 865 8854321 731 9988554431 9885321 9986551 98653211; do chomp --all --method sieve $s; done
    WIN: 222222221
    WIN: 911111111
    WIN: 980000000
    WIN: 8883333332
    WIN: 8887111111
    WIN: 99888665332
    WIN: 99933333332
    WIN: 2221
    WIN: 22222222221
    WIN: 98000000000
    WIN: 9800000
    WIN: 911111111
    WIN: 998600000
    WIN: 870000
    WIN: 22222222221
    WIN: 98000000000
    WIN: 743
    WIN: 532
    WIN: 22221
    WIN: 98000
    WIN: 2222222221
    WIN: 7711111111
    WIN: 7766650000
    WIN: 222222221
    WIN: 911111111
    WIN: 98000000000
    WIN: 222222221
    WIN: 870000000
    WIN: 88777444443
    WIN: 87000
    WIN: 844
    WIN: 862
    WIN: 2222221
    WIN: 221
    WIN: 2222222221
    WIN: 9988554411
    WIN: 2222221
    WIN: 9800000
    WIN: 2222221
    WIN: 9986000
    WIN: 98000000

# 132 --all by the map on boards of many shapes: as by the sieve, which 131 runs
    UNIX> for s in 987653331 8887765532 99988665332 6651 98866555531 9866655 998666333 876532 98755443331 843 632 98741 7766654421 999655221 98776665333 876643221 88777776543 87555 865 8854321 731 9988554431 9885321 9986551 98653211; do chomp --all --method map $s; done
    WIN: 222222221
    WIN: 911111111
    WIN: 980000000
    WIN: 8883333332
    WIN: 8887111111
    WIN: 99888665332
    WIN: 99933333332
    WIN: 2221
    WIN: 22222222221
    WIN: 98000000000
    WIN: 9800000
    WIN: 911111111
    WIN: 998600000
    WIN: 870000
    WIN: 22222222221
    WIN: 98000000000
    WIN: 743
    WIN: 532
    WIN: 22221
    WIN: 98000
    WIN: 2222222221
    WIN: 7711111111
    WIN: 7766650000
    WIN: 222222221
    WIN: 911111111
    WIN: 98000000000
    WIN: 222222221
    WIN: 870000000
    WIN: 88777444443
    WIN: 87000
    WIN: 844
    WIN: 862
    WIN: 2222221
    WIN: 221
    WIN: 2222222221
    WIN: 9988554411
    WIN: 2222221
    WIN: 9800000
    WIN: 2222221
    WIN: 9986000
    WIN: 98000000

# 303 Of all bars with up to 9 rows and 20 columns three have two winning moves: 6 x 13, 8 x 10 (the one that K. Thompson found first) and 9 x 10. Every other bar has exactly one: none but 1 x 1 is a LOSS (D. Gale: if eating the last square alone did not win, the reply to it would have been a first move). By the map each, where that is quick.
    UNIX> chomp --census 9x20 | grep -e '\*' -e LOSS -e ': .* .* '; chomp --census 9x20 | wc -l
    > chomp --method map --all 6666666666666; chomp --method map --all 8888888888
    1x1: LOSS
    6x13: 4,12 5,9 *
    8x10: 4,9 5,6 *
    9x10: 7,8 9,5 *
    144
    WIN: 6666666644444
    WIN: 6666666666633
    WIN: 8888844444
    WIN: 8888888833
