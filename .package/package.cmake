# cpack makes a Debian package of what is installed.
set(CPACK_GENERATOR DEB)
set(CPACK_PACKAGE_CONTACT "puzzlelabs <puzzlelabs@puzzlelabs.invalid>")
set(CPACK_PACKAGE_DESCRIPTION "They read plain text, write plain text and fit in a pipe: dice or no dice, the
longest path on a hex-like grid, Chomp, word search, Alice mazes, Gogen and
tic-tac-toe, each with the method that a lab describes beside a fast one.")
set(CPACK_STRIP_FILES ON)
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_PACKAGE_SECTION education)
set(CPACK_PRE_BUILD_SCRIPTS ${PROJECT_SOURCE_DIR}/.package/debian.cmake)
find_program(SHLIBDEPS dpkg-shlibdeps)
find_program(FILE_PROGRAM file) # CPack asks it which files dpkg-shlibdeps is to see
if(SHLIBDEPS AND FILE_PROGRAM)
    set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
else()
    set(CPACK_DEBIAN_PACKAGE_DEPENDS "libc6, libgcc-s1, libstdc++6")
endif()
include(CPack)
