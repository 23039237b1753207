gogen - -
