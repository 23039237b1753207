# options in --help, man page and completion are the same, and a missing one is found; the three texts
top=$(dirname "$(command -v gradeall)")/..
options "$top"
echo and it tells what differs
mkdir gogen
sed -n '/^puzzle(gogen/p' "$top/CMakeLists.txt" > CMakeLists.txt
sed '/^\.It Fl .-steps/d; /^\.Op Fl .-givens/d' "$top/gogen/gogen.1" > gogen/gogen.1
sed 's/--minimal/--maximal/; s/COMP_CWORD - 2/COMP_CWORD - 1/' "$top/gogen/gogen.bash" > gogen/gogen.bash
echo 'if (arguments.is("--frobnicate")) return;' > gogen/options.cpp
options .
