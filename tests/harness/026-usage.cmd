# wrong options: usage and exit code 2; the head of gradescript
gradeall --fast; echo $?; gradeall --bin; echo $?; gradescript hello; echo $?; gradescript --fast hello 1; echo $?
