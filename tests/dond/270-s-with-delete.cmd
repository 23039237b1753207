# a control character in a message becomes a question mark; the rule for messages
dond $'6\x7f' 1 0
