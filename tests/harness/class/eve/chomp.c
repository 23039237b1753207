#include "tests/chomp/001-two-squares.out"
