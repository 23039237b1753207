gogen
