dond_big --methods
