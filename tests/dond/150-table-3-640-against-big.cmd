diff <(dond --table 3 640) <(dond_big --table 3 640) && echo same
