for i in {1..12}; do echo ABABABABABAB; done | spellchecker --longest --time-limit 0 2> err.txt; code=$?; sed 's/[0-9][0-9]*/N/g' err.txt; echo $code
