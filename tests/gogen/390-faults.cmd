faults gogen
