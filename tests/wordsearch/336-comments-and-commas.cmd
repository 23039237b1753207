# A # begins a comment at the start of a line or after a blank or a comma, else it is a letter; what stands between commas
# is trimmed; empty entries do not count. Expected from the manual.
printf 'C#ISC\nABCDE\n' > grid; printf '#AB\nc#, ab # BC\n ,, cd,#DE\nABC #\n' > list; wordsearch grid list
