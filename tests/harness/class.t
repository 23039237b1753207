# 247 Sources with other names, comments and white space are alike, others are not, and what a lab hands out does not count; Schleimer et al.
    UNIX> mine=$(dirname "$(command -v class_suite)")/class
    > mkdir -p class/{ann,bob,cid,dee} given
    > cp "$mine/ada/dond.cpp" class/ann
    > sed 's/chance/odds/g; s/memo/table/g; s/sum/all/g; s|^|/* x */ |; s/ = /=/' class/ann/dond.cpp > class/bob/other.cc
    > cp "$mine/cleo/chomp.cpp" class/cid
    > { cat "$mine/cleo/chomp.cpp"; echo 'int f(int a) { return a; }'; } > class/dee/chomp.cpp
    > similar class ann bob cid dee | cut -d '(' -f 1
    > similar --given class/cid/chomp.cpp class ann bob cid dee | cut -d '(' -f 1
    > similar class nobody
    100 % ann bob \
        dond.cpp:6-18 other.cc:6-18
    100 % cid dee \
        chomp.cpp:7-28 chomp.cpp:7-28
    100 % ann bob \
        dond.cpp:6-18 other.cc:6-18
    not compared: cid: nothing but what the lab hands out
    2> similar: filesystem error: recursive directory iterator cannot open directory: No such file or directory [class/nobody]
    exit 2

# 262 What is not handed in is told with up to three files that are there, first those that look like it, if their names are plain; expected: the head of missing in prepare
    UNIX> prepare=$(command -v prepare); mkdir -p files/sub empty case; touch files/sub/dond_v2.cpp files/dice.cpp $'files/my dond.cpp' files/DOND.txt
    > cd case; for from in ../files ../empty; do rm -rf src remarks; sh "$prepare" $from dond dond.cpp; echo "exit code $?"; cat remarks; done
    \exit code 3
    not handed in: dond.cpp (there are: DOND.txt sub/dond_v2.cpp dice.cpp)
    \exit code 3
    not handed in: dond.cpp

