# a method that is none, with those that are; the message is ours
dond --method plain 6 1 -1
