# the largest size there is; one step is a path of two cells
echo AB | spellseeker --memory 8589934591G | spellchecker --longest
