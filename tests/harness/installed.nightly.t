# 072 lintian, which checks Debian's policy, has neither an error nor a warning on the package; Debian policy
    UNIX> command -v lintian > log || { echo 'skipped: there is no lintian'; exit 77; }
    > grep -q __asan_init "$GRADESCRIPT_BUILD/bin/dond" && { echo 'skipped: the package is one of the plain build'; exit 77; }
    > umask 022
    > cpack --config "$GRADESCRIPT_BUILD/CPackConfig.cmake" -B "$PWD" -D CPACK_CMAKE_GENERATOR=Ninja > log 2>&1 || cat log
    > lintian --allow-root ./*.deb && echo clean
    clean
    limit 60
