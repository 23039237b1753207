# 110 mutate finds what no case notices and nothing else, and its faulty programs change nothing outside; the head of mutate, on a suite of one program, whose case looks at one of two results.
    UNIX> unshare -rm true 2> log || { echo 'skipped: namespaces are refused here'; exit 77; }
    > need cmake g++ || exit 77
    > top=$(cd "$(dirname "$(command -v gradeall)")/.." && pwd)
    > mkdir -p suite/tests/sum suite/sum && cd suite || exit
    > cp "$top"/tests/{mutate,surroundings,gradeall,gradescript,cases,run.cpp,watch.cpp,watch.h,clock.cpp} tests
    > cat > sum/main.cpp <<'END'
    > #include <cstdio>
    > int main(int argc, char **argv) {
    >     const int sum = argc + 40;
    >     const int other = argc * 3;
    >     if (argc > 1) std::puts(argv[1]);
    >     if (argc > 9) return other;
    >     return std::printf("%d\n", sum) < 0;
    > }
    > END
    > printf '# 101 a sum\n    UNIX> sum here 2> log; sum 2> log\n    here\n    42\n    41\n' > tests/sum/sum.t
    > cat > CMakeLists.txt <<'END'
    > cmake_minimum_required(VERSION 3.20)
    > project(sum LANGUAGES CXX)
    > set(CMAKE_CXX_STANDARD 20)
    > set(CMAKE_BUILD_TYPE Release)
    > set(CMAKE_RUNTIME_OUTPUT_DIRECTORY ${CMAKE_BINARY_DIR}/bin)
    > function(puzzle name folder)
    >     add_executable(${name} ${folder}/main.cpp)
    > endfunction()
    > puzzle(sum sum)
    > add_custom_target(sum-drivers)
    > add_custom_target(drivers)
    > add_executable(run tests/run.cpp tests/watch.cpp)
    > set_target_properties(run PROPERTIES RUNTIME_OUTPUT_DIRECTORY ${CMAKE_BINARY_DIR}/tests)
    > add_library(clock MODULE tests/clock.cpp)
    > END
    > tests/mutate sum 100 1 > said; echo "exit $?"
    > grep -c ':3$' said; grep -A2 ':4$' said | grep '+ ' | sort; ls
    \exit 1
    0
      + const int other = argc * 4;
      + const int other = argc + 3;
    CMakeLists.txt
    said
    sum
    tests
    limit 3600
