gogen --foo a b
