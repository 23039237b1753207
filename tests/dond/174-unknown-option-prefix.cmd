# no option is known by a part of its name; message is ours
dond --tables 6 1 -1
