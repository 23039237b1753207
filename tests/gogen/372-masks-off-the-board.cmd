# Elements off the board are not there, as mask.h says.
gogen_exam off
