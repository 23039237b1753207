# on a Debug or sanitizer build limits are ten times as long; the head of gradescript
mkdir -p other/bin
two_seconds='while :; do for i in {1..9999}; do :; done; times > t; read -r used _ < t; [[ $used == 0m[01].* ]] || break; done'
fake_suite "$two_seconds; echo hello world" | tail -n 2
cp bin/hello other/bin
for option in CMAKE_BUILD_TYPE:STRING=Debug PUZZLELABS_SANITIZE:BOOL=ON PUZZLELABS_SANITIZE:BOOL=OFF; do
    printf '%s\n' "CMAKE_HOME_DIRECTORY:INTERNAL=$PWD" $option > other/CMakeCache.txt
    tests/gradeall --bin other/bin --unsafe | tail -n 1
done
true
