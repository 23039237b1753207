# A is given in a corner, which has three neighbours, so its four partners do not fit
printf 'A...B\n.....\n.....\n.....\n.....\n' > board; printf 'A%s\n' C D E F > words; gogen board words
