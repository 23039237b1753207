gogen_exam off
