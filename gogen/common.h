// The size of the exam's board.
#pragma once

constexpr int HEIGHT = 5;
constexpr int WIDTH = 5;
