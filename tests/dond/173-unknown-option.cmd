# an unknown option; message is ours
dond --foo 6 1 -1
