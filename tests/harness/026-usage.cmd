gradeall --fast; echo $?; gradeall --bin; echo $?; gradescript hello; echo $?; gradescript --fast hello 1; echo $?
