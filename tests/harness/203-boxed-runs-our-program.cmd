# A program cannot run ours in its place; expected: nothing of the repository is in the box
hostile 'exec "${GRADESCRIPT_BUILD:-$top/build}/bin/hello" "$@"'
