# A and B are given four cells apart, and the chain A-C-D-B has three pairs: without any one of them there is a solution.
printf 'A...B\n.....\n.....\n.....\n.....\n' > board; printf '%s\n' AC EF CD DB > words; gogen --unique board words
