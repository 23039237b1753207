# cells without arrows may be jumped over; alice_reference agrees
alice data/alice/30x8-blanks.txt
