// The size of the exam's board, as the exam hands it out: gogen_exam.cpp and a student's gogen.cpp compile
// with this header and mask.h, so neither defines a name that the exam does not.
#ifndef COMMON_H
#define COMMON_H

#define HEIGHT 5
#define WIDTH 5

#endif
