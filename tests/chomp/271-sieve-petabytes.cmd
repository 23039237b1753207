# A board that no machine holds is refused at once. When the last 16 slices begin, set 0 has a bit for each of the C(492,
# 8) sequences of eight rows, 9361985 G; whole words and the other sets add 2 % or so.
chomp --memory 64K $(printf '9%.0s' {1..500}) 2>&1 | sed 's/ 9[45][0-9]\{5\}G / 9......G /'; echo ${PIPESTATUS[0]}
