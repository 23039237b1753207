# Four letters are to touch T, which has two free neighbours; so (4,3) and (4,4) have no letter: worked out by hand.
printf '..WKR\nTICED\nSYXVB\nHUAOF\nQJM..\n' > board; printf '%s\n' NT GT PT LT > words; gogen --steps board words
