# 114 An option is taken with a task and does nothing there, or is in no list of tasks; the programs' tables. Some 400 runs take 20 s
    UNIX> effects && echo each does something
    > mkdir -p top/chomp && ln -s "$(dirname "$(command -v gradeall)")"/../data top/data
    > sed 's/{"--census", {/&"--level", /; s/{"--play", {"--memory", /{"--play", {/' "$(dirname "$(command -v gradeall)")"/../chomp/main.cpp >top/chomp/main.cpp
    > effects --top top chomp
    each does something
    chomp: --level changes nothing with --census
    exit 1
