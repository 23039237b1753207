# 020 helpers come from our build; the head of gradescript
    UNIX> mkdir -p build/bin; printf '#!/bin/sh\necho world\n' > build/bin/whom; chmod +x build/bin/whom; fake_suite 'echo hello $(whom)'
    1 passed, 0 failed

# 021 helpers do not come from the graded folder; the head of gradescript
    UNIX> mkdir -p bin build/bin; printf '#!/bin/sh\necho nobody\n' > bin/whom; printf '#!/bin/sh\necho world\n' > build/bin/whom; chmod +x */whom build/bin/whom; fake_suite 'echo hello $(whom)'
    1 passed, 0 failed

# 037 the folder above a student's is not taken for a build of ours; the head of gradescript
    UNIX> mkdir -p build/bin student/bin student/tests; printf '#!/bin/sh\necho world\n' > build/bin/whom; printf '#!/bin/sh\necho nobody\n' > student/tests/whom; chmod +x */*/whom; echo "CMAKE_HOME_DIRECTORY:INTERNAL=$PWD/student" > student/CMakeCache.txt; fake_suite 'echo hello $(whom)'; cp bin/hello student/bin; tests/gradeall --bin student/bin --unsafe
    1 passed, 0 failed
    1 passed, 0 failed

# 038 a build of ours in another folder brings its own helpers; the head of gradescript
    UNIX> mkdir -p build/bin other/bin other/tests; printf '#!/bin/sh\necho nobody\n' > build/bin/whom; printf '#!/bin/sh\necho world\n' > other/tests/whom; chmod +x */*/whom; echo "CMAKE_HOME_DIRECTORY:INTERNAL=$PWD" > other/CMakeCache.txt; fake_suite 'echo hello $(whom)' > all; cp bin/hello other/bin; cp -P build/tests/run other/tests; tests/gradeall --bin other/bin --unsafe
    1 passed, 0 failed

# 039 a case may call gradescript, which uses the same build; the head of gradescript
    UNIX> mkdir -p build/bin other/bin other/tests; printf '#!/bin/sh\necho nobody\n' > build/bin/whom; printf '#!/bin/sh\necho world\n' > other/bin/whom; chmod +x */*/whom; echo "CMAKE_HOME_DIRECTORY:INTERNAL=$PWD" > other/CMakeCache.txt; fake_suite 'echo hello $(whom)' > all; cp bin/hello other/bin; cp -P build/tests/run other/tests; echo 'mkdir copy; cp "$(command -v hello)" copy; gradescript --bin copy --unsafe hello 101' > tests/hello/102-nested.cmd; echo 'hello/101-world is correct.' > tests/hello/102-nested.out; tests/gradeall --bin other/bin --unsafe; rm -r build; tests/gradeall --bin other/bin --unsafe
    2 passed, 0 failed
    2 passed, 0 failed
