# 540 All states up to 6 by 7 and up to 7 by 6, by both methods, against a brute force that knows sets of squares only.
    UNIX> chomp_brute 7 6; chomp_brute 6 7
    3424 boards, 211 LOSS, 4971 winning moves: all agree
    2996 boards, 191 LOSS, 4281 winning moves: all agree

# 541 More losing positions than can be listed: how many there are in 10x42, as published by J. Padhi.
    UNIX> chomp --losing 10x42
    107342199 LOSSes, too many to list
    limit 100
