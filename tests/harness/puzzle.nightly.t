# 103 nim, as "Add a puzzle" in tests/README.md has it, is added to a copy of the repository by typing the text: it builds without a warning, a folder with a main alone, its two cases pass and its texts agree
    UNIX> top=$(cd "$(dirname "$(command -v gradeall)")/.." && pwd)
    > sed -n '/^## Add a puzzle/,/^## How/{s/^    //p; /^$/p}' "$top/tests/README.md" > text
    > # A precompiled header is larger than what a case may write.
    > sed 's/^cmake -B .*/& -DCMAKE_DISABLE_PRECOMPILE_HEADERS=ON/' text > typed
    > mkdir copy && cp -r "$top"/[!b]* "$top/.package" copy && cd copy || exit
    > env -u GRADESCRIPT_BUILD bash -e ../typed > ../log 2>&1 || cat ../log
    > grep warning ../log; tail -n 2 ../log
    2 passed, 0 failed
    103
    limit 3600
