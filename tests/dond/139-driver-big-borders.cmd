dond_big --borders
