# Removes what `cmake --install` laid down last, as install_manifest.txt in the build folder lists it.
if(NOT EXISTS install_manifest.txt)
    message(FATAL_ERROR "there is no install_manifest.txt: nothing was installed from this build folder")
endif()
file(STRINGS install_manifest.txt files)
foreach(file IN LISTS files)
    message(STATUS "Removing: $ENV{DESTDIR}${file}")
    file(REMOVE $ENV{DESTDIR}${file})
    cmake_path(GET file PARENT_PATH folder)
    while(folder MATCHES "/puzzlelabs(/|$)") # a folder of its own goes when it is empty
        execute_process(COMMAND rmdir $ENV{DESTDIR}${folder} ERROR_QUIET)
        cmake_path(GET folder PARENT_PATH folder)
    endwhile()
endforeach()
