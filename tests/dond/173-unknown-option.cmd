dond --foo 6 1 -1
