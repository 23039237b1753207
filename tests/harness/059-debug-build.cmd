mkdir -p other/bin
printf '%s\n' "CMAKE_HOME_DIRECTORY:INTERNAL=$PWD" CMAKE_BUILD_TYPE:STRING=Debug > other/CMakeCache.txt
fake_suite 'sleep 1.5; echo hello world' | tail -n 2
cp bin/hello other/bin
tests/gradeall --bin other/bin
