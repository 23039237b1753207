# the library where its method changes, to the last bit; 320-bit arithmetic, dond_big
dond_big --borders
