# the library on drawn sizes, to the last bit; 320-bit arithmetic, dond_big
dond_big --random 400
