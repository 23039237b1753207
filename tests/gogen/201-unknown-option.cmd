# An option that there is not.
gogen --foo a b
