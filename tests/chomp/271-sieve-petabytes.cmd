# A bit for each of the C(508, 8) sequences of eight rows is 12115550 G; whole words and the other sets add 2 % or so.
chomp --memory 64K $(printf '9%.0s' {1..500}) 2>&1 | sed 's/ 12[1-4][0-9]\{5\}G / 12......G /'; echo ${PIPESTATUS[0]}
