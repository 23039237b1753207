# a main program written for the exam compiles with our headers without a warning; the names are the exam's
top=$(cd "$(dirname "$(command -v gradeall)")/.." && pwd); command -v g++ >log || { echo "skipped: there is no g++"; exit 77; }
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
  char **board = load_board("easy.dat");
  bool success = get_position(board,'B',row,column);
  cout << success << row << column << endl;
  Mask x, e(false);
  update(board,'X',x);
  neighbourhood_intersect(x,e);
  Mask four = x * e + !x - x.neighbourhood();
  x *= e; x += e; x -= e; x[2][2] = false; bool b = x[1][1]; four.set_element(HEIGHT-1,WIDTH-1,b);
  x.print(); cout << x.count() << x.get_element(0,0) << x.get_position(true,row,column) << endl;
  x.set_all(true); x.intersect_with(four); x.union_with(e); e = x.neighbourhood(2); e.set_element(1,1);
  char **words = load_words("easy-words.dat"); print_words(words);
  if (solve_board(board,words)) { cout << "Board solved! Solution: " << endl; print_board(board); assert(valid_solution(board,words)); save_board(board,"out"); }
  delete_board(board); delete_words(words);
  return 0;
}
EOF
g++ -std=c++20 -Wall -Wextra -Werror -fsyntax-only -I "$top/gogen" main.cpp && echo compiles
