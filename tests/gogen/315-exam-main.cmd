# A main program as the exam has it, with gogen.cpp, mask.cpp and masks.cpp alone; what it prints is in the text of the exam.
top=$(cd "$(dirname "$(command -v gradeall)")/.." && pwd); command -v g++ > log || { echo "skipped: there is no g++"; exit 77; }
cat > main.cpp <<'EOF'
#include <iostream>
#include <cassert>
#include <cstdio>

#include "common.h"
#include "mask.h"
#include "gogen.h"
using namespace std;

int main() {
  int row, column;
  char **board = load_board("easy_board.txt");
  assert(board);
  bool success = get_position(board, 'B', row, column);
  cout << success << " " << row << " " << column << endl;
  char **words = load_words("easy_words.txt");
  Mask x, e, r;
  update(board, 'X', x); x.print();
  update(board, 'E', e); e.print();
  update(board, 'R', r);
  neighbourhood_intersect(x, e);
  neighbourhood_intersect(e, r); e.print();
  update(board, 'E', e);
  success = get_position(board, 'E', row, column);
  cout << success << " " << row << " " << column << endl;
  if (solve_board(board, words)) cout << "Board solved! Solution: " << endl;
  print_board(board);
  assert(valid_solution(board, words));
  delete_board(board);
  delete_words(words);
  return 0;
}
EOF
cp data/gogen/easy_*.txt .; g++ -std=c++20 -Wall -Wextra -I "$top" -I "$top/gogen" main.cpp "$top"/gogen/{gogen,mask,masks}.cpp -o main && ./main
