# E touches eight letters: it is at one of the nine cells within the border, these are around it in 8! orders, and the
# other sixteen letters anywhere, but never in the middle, which is E's or beside it.
printf '.....\n%.0s' 1 2 3 4 5 > board; echo AEBECEDEFEGEHEI > words
gogen --count board words; echo $((9 * 40320 * 20922789888000)) # 8! and 16!
gogen --steps --no-boards board words | grep -e ' E may' -e ' J may' -e ambiguous
