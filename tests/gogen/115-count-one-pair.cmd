# 72 pairs of cells touch, either way round, and 23 letters go anywhere: 144 * 23!.
printf '.....\n%.0s' 1 2 3 4 5 > board; echo AB > words; gogen --count board words
