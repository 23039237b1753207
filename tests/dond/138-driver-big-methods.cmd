# the two methods of the driver agree; each other, dond_big
dond_big --methods
