# on a Debug build limits are ten times as long; the head of gradescript
mkdir -p other/bin
printf '%s\n' "CMAKE_HOME_DIRECTORY:INTERNAL=$PWD" CMAKE_BUILD_TYPE:STRING=Debug > other/CMakeCache.txt
two_seconds='while :; do for i in {1..9999}; do :; done; times > t; read -r used _ < t; [[ $used == 0m[01].* ]] || break; done'
fake_suite "$two_seconds; echo hello world" | tail -n 2
cp bin/hello other/bin
tests/gradeall --bin other/bin --unsafe
