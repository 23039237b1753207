# A bar of more than 25 columns has two characters a column, with the last digit of its number; one of more than 38 has one:
# so they stay within 76 characters.
for columns in 26 38 39; do echo q | chomp --play "$(printf %0${columns}d | tr 0 1)"; done
