# 315 (a compiler takes the time) A main program as the exam has it, with gogen.cpp alone; what it prints is in the text of the exam.
    UNIX> top=$(cd "$(dirname "$(command -v gradeall)")/.." && pwd); need g++ || exit 77
    > cat > main.cpp <<'EOF'
    > #include <iostream>
    > #include <cassert>
    > #include <cstdio>
    >
    > #include "common.h"
    > #include "mask.h"
    > #include "gogen.h"
    > using namespace std;
    >
    > int main() {
    >   int row, column;
    >   char **board = load_board("easy_board.txt");
    >   assert(board);
    >   bool success = get_position(board, 'B', row, column);
    >   cout << success << " " << row << " " << column << endl;
    >   char **words = load_words("easy_words.txt");
    >   Mask x, e, r;
    >   update(board, 'X', x); x.print();
    >   update(board, 'E', e); e.print();
    >   update(board, 'R', r);
    >   neighbourhood_intersect(x, e);
    >   neighbourhood_intersect(e, r); e.print();
    >   update(board, 'E', e);
    >   success = get_position(board, 'E', row, column);
    >   cout << success << " " << row << " " << column << endl;
    >   if (solve_board(board, words)) cout << "Board solved! Solution: " << endl;
    >   print_board(board);
    >   assert(valid_solution(board, words));
    >   delete_board(board);
    >   delete_words(words);
    >   return 0;
    > }
    > EOF
    > cp data/gogen/easy_*.txt .; g++ -std=c++20 -Wall -Wextra -I "$top" -I "$top/gogen" main.cpp "$top"/gogen/gogen.cpp -o main && ./main
    1 2 4
    00000
    00000
    00100
    00000
    00000
    01010
    11111
    01010
    11111
    01010
    00000
    00010
    00000
    00000
    00000
    1 1 3
    Board solved! Solution: \
    [N]--[G]--[W]--[K]--[R]
     | \/ | \/ | \/ | \/ |
     | /\ | /\ | /\ | /\ |
    [T]--[I]--[C]--[E]--[D]
     | \/ | \/ | \/ | \/ |
     | /\ | /\ | /\ | /\ |
    [S]--[Y]--[X]--[V]--[B]
     | \/ | \/ | \/ | \/ |
     | /\ | /\ | /\ | /\ |
    [H]--[U]--[A]--[O]--[F]
     | \/ | \/ | \/ | \/ |
     | /\ | /\ | /\ | /\ |
    [Q]--[J]--[M]--[L]--[P]

# 417 (a compiler takes the time) the same with using namespace std before the headers; the names are the exam's
    UNIX> top=$(cd "$(dirname "$(command -v gradeall)")/.." && pwd); need g++ || exit 77
    > cat > main.cpp <<'EOF'
    > #include <iostream>
    > #include <cassert>
    > #include <cstdio>
    > using namespace std;
    > #include "common.h"
    > #include "mask.h"
    > #include "gogen.h"
    >
    > int main() {
    >   int row, column;
    >   char **board = load_board("easy.dat");
    >   bool success = get_position(board,'B',row,column);
    >   cout << success << row << column << endl;
    >   Mask x, e(false);
    >   update(board,'X',x);
    >   neighbourhood_intersect(x,e);
    >   Mask four = x * e + !x - x.neighbourhood();
    >   x *= e; x += e; x -= e; x[2][2] = false; bool b = x[1][1]; four.set_element(HEIGHT-1,WIDTH-1,b);
    >   x.print(); cout << x.count() << x.get_element(0,0) << x.get_position(true,row,column) << endl;
    >   x.set_all(true); x.intersect_with(four); x.union_with(e); e = x.neighbourhood(2); e.set_element(1,1);
    >   char **words = load_words("easy-words.dat"); print_words(words);
    >   if (solve_board(board,words)) { cout << "Board solved! Solution: " << endl; print_board(board); assert(valid_solution(board,words)); save_board(board,"out"); }
    >   delete_board(board); delete_words(words);
    >   return 0;
    > }
    > EOF
    > g++ -std=c++20 -Wall -Wextra -Werror -fsyntax-only -I "$top/gogen" main.cpp && echo compiles
    compiles

# 553 (a compiler takes the time) A student's common.h holds a macro that gogen.h and gogen.cpp use, and the mask.h handed in has no bodies: built by the line of tests/labs/gogen, the right program solves the easy puzzle.
    UNIX> top=$(cd "$(dirname "$(command -v gradeall)")" && pwd); need g++ || exit 77
    > mkdir -p case/src extra; cp "$top"/gogen/exam/* "$top/gogen/gogen_exam.cpp" extra; here=$PWD; echo . > case/folder; cd case/src
    > printf '%s\n' '#ifndef COMMON_H' '#define COMMON_H' '#define HEIGHT 5' '#define WIDTH 5' '#define ROWS HEIGHT' '#endif' > common.h
    > printf '%s\n' '#pragma once' 'class Mask { public: Mask(bool = true); int count() const; };' > mask.h
    > sed 's/\[HEIGHT\]/[ROWS]/' "$top/gogen/reference/gogen.cpp" > gogen.cpp; { cat "$top/gogen/reference/gogen.h"; echo 'typedef char Row[ROWS];'; } > gogen.h
    > sh -c "$(sed 's|/extra|../../extra|g' "$top/compile"; sed -n "s|/extra|../../extra|g; s/^build gogen_exam \(.*QUESTION=4\)/\1/p" "$top/labs/gogen")" > log && ls common.h
    > cd "$here" && case/made/gogen_exam solution data/gogen/easy_words.txt data/gogen/easy_board.txt | gogen_check data/gogen/easy_board.txt data/gogen/easy_words.txt
    common.h
    a solution
# 416 (a compiler takes the time) a main program written for the exam compiles with our headers without a warning; the names are the exam's
    UNIX> top=$(cd "$(dirname "$(command -v gradeall)")/.." && pwd); need g++ || exit 77
    > cat > main.cpp <<'EOF'
    > #include <iostream>
    > #include <cassert>
    > #include <cstdio>
    >
    > #include "common.h"
    > #include "mask.h"
    > #include "gogen.h"
    > using namespace std;
    > int main() {
    >   int row, column;
    >   char **board = load_board("easy.dat");
    >   bool success = get_position(board,'B',row,column);
    >   cout << success << row << column << endl;
    >   Mask x, e(false);
    >   update(board,'X',x);
    >   neighbourhood_intersect(x,e);
    >   Mask four = x * e + !x - x.neighbourhood();
    >   x *= e; x += e; x -= e; x[2][2] = false; bool b = x[1][1]; four.set_element(HEIGHT-1,WIDTH-1,b);
    >   x.print(); cout << x.count() << x.get_element(0,0) << x.get_position(true,row,column) << endl;
    >   x.set_all(true); x.intersect_with(four); x.union_with(e); e = x.neighbourhood(2); e.set_element(1,1);
    >   char **words = load_words("easy-words.dat"); print_words(words);
    >   if (solve_board(board,words)) { cout << "Board solved! Solution: " << endl; print_board(board); assert(valid_solution(board,words)); save_board(board,"out"); }
    >   delete_board(board); delete_words(words);
    >   return 0;
    > }
    > EOF
    > g++ -std=c++20 -Wall -Wextra -Werror -fsyntax-only -I "$top/gogen" main.cpp && echo compiles
    compiles

