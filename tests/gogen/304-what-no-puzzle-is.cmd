# One line for what is wrong, with file and line.
try() { printf "$1" > p; gogen p 2>&1; echo $?; }
five="N.W.R\n.....\nS.X.B\n.....\nQ.M.P\n"
try "$five"; try "${five}FOB\n"; try "$five\n# none\n"; try "$five\nFOB\nFO8\n"; try "N.W.R\n. . .\n"; try "N.W.R\n[.]--[.]--[.]-[.]--[.]\n"; try "N W R\n"; try ""
