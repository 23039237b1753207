# Removes what `cmake --install` laid down last, as install_manifest.txt in the build folder lists it.
if(NOT EXISTS install_manifest.txt)
    message(FATAL_ERROR "there is no install_manifest.txt: nothing was installed from this build folder")
endif()
file(STRINGS install_manifest.txt files)
foreach(file IN LISTS files)
    message(STATUS "Removing: $ENV{DESTDIR}${file}")
    file(REMOVE $ENV{DESTDIR}${file})
endforeach()
