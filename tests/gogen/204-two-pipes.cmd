# Standard input can be only one of two files.
gogen - -
