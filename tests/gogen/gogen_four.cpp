// gogen_four: gogen for boards of four by four squares and the letters A to P. What is five, or A to Y,
// stands in cells.h alone.
#define GOGEN_SIDE 4

#include "gogen/check.cpp"
#include "gogen/count.cpp"
#include "gogen/explain.cpp"
#include "gogen/generate.cpp"
#include "gogen/gogen.cpp"
#include "gogen/picture.cpp"
#include "gogen/play.cpp"
#include "gogen/puzzle.cpp"
#include "gogen/rules.cpp"
#include "gogen/solver.cpp"
#include "gogen/wording.cpp"

#include "gogen/main.cpp"
