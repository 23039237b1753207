// The size of the exam's board.
#pragma once

#include "cells.h"

constexpr int HEIGHT = gogen::side;
constexpr int WIDTH = gogen::side;
