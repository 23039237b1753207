gogen_exam masks
