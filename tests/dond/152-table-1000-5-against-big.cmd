diff <(dond --table 1000 5) <(dond_big --table 1000 5) && echo same
