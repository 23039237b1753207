# 279 Honest submissions in every style get the mark that the lab's text gives, within five points; harness/fair has them all, with marks written down first
    UNIX> [[ -z $(box --check 2>&1) ]] || { echo 'skipped: there is no box here'; exit 77; }
    > fair 2> log | grep -v '^[0-9]* of [0-9]* have their mark$'
    > true
    limit 3600

# 284 Form costs what the lab says, an archive in an archive and a folder with a dot in front are named, and standard error reaches the report; 1 s, since two are built and graded in boxes; the head of lab
    UNIX> [[ -z $(box --check 2>&1) ]] || { echo 'skipped: there is no box here'; exit 77; }
    > class_suite
    > rm -r class; mkdir -p class/{ann,bob,.cid}; printf 'question chomp 40\nbuild chomp compile chomp\ncases chomp 1,3\nform costs 20\n' > tests/labs/two
    > printf 'int puts(const char *); int main(int n, char **v) { puts(v[1][1] == 49 ? "WIN: 10 " : "WIN: 33322"); }' > class/ann/chomp.c
    > printf '#include <stdio.h>\nint main() { fputs("out of luck\\n", stderr); }' > class/bob/chomp.c; echo x > class/bob/hw.rar
    > tests/gradeclass two class out 2>&1 > log; sed 1d out/marks.csv; grep '^| ' out/bob/report.txt; tail -n 1 log
    gradeclass: .cid is not graded: expected a folder, no link, with a plain name and no dot in front
    "ann",36.0,36.0,"chomp: 1 answers are right but for white space"
    "bob",0.0,0.0,"chomp: all 2 fail: prints nothing (on standard error: out of luck); hw.rar cannot be unpacked: it is damaged, or what unpacks it (unzip, tar, bsdtar) is not installed"
    | out of luck
    | out of luck
    3 students: 2 graded, 1 not graded
