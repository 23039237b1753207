# every small die to the last bit; exact counts of games in integers, dond_exact
dond_exact
