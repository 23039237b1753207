dond x y z
