# 072 lintian, which checks Debian's policy, has neither an error nor a warning on the package; Debian policy
    UNIX> need lintian || exit 77
    > grep -q __asan_init "$GRADESCRIPT_BUILD/bin/dond" && { echo 'skipped: the package is one of the plain build'; exit 77; }
    > umask 022
    > cpack --config "$GRADESCRIPT_BUILD/CPackConfig.cmake" -B "$PWD" -D CPACK_CMAKE_GENERATOR=Ninja > log 2>&1 || cat log
    > lintian --allow-root ./*.deb && echo clean
    clean
    limit 60

# 058 the package that cpack makes, looked into with dpkg-deb; CMakeLists.txt
    UNIX> need dpkg-deb || exit 77
    > grep -q __asan_init "$GRADESCRIPT_BUILD/bin/dond" && { echo 'skipped: the package is one of the plain build'; exit 77; }
    > umask 022
    > # Said to be Ninja's, the build is not first brought up to date.
    > cpack --config "$GRADESCRIPT_BUILD/CPackConfig.cmake" -B "$PWD" -D CPACK_CMAKE_GENERATOR=Ninja > log 2>&1 || cat log
    > for field in Package Section Maintainer Description; do
    >     dpkg-deb --field ./*.deb $field | head -n 1
    > done
    > dpkg-deb --field ./*.deb Depends | grep -o 'libc6\|libstdc++6'
    > dpkg-deb --fsys-tarfile ./*.deb | tar tv | awk '$1 !~ /^(l|.r..r..r)/ || $2 != "root/root"'
    > dpkg-deb --extract ./*.deb root
    > PATH=$PWD/root/usr/bin:/usr/bin:/bin
    > spellgen --seed 1258408264 20 20 5 | spellseeker | spellchecker
    > for folder in bin share/man/man1 share/bash-completion/completions; do
    >     ls root/usr/$folder
    > done | sed 's/\.1\.gz$//' | sort | uniq -c | awk '$1 != 3'
    > ls root/usr/share/doc/puzzlelabs
    puzzlelabs
    education
    puzzlelabs <puzzlelabs@puzzlelabs.invalid>
    classic puzzle programs for the shell
    libc6
    libstdc++6
    OK - Pathlength = 55
    README.md
    changelog.gz
    copyright
    limit 60
