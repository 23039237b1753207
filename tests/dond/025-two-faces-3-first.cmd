# two faces, three rolls: the second loses; by hand
dond 2 3 -1
