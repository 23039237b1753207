dond_big --random
