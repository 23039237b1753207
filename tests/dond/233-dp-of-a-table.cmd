# --table is made by the fast method only; the message is ours
dond --method dp --table 3 3
