# mazes that are nearly right: errors with their places, and the shortest solvable one
while IFS= read -r maze; do printf '%b' "$maze" | alice 2>&1; echo $?; done <<'END'
3\ns=(0,0)\ng=(0,2)\nb:(r)\n
1\ns=(0,0)\ng=(1,0)\nb:(d) b:(d)\ngoal\n
2\n=(0,0)\ng=(0,1)\nb:(r) goal\n
2\ns(0,0)\ng=(0,1)\nb:(r) goal\n
2\ns=(,0)\ng=(0,1)\nb:(r) goal\n
2\ns=(0)\ng=(0,1)\nb:(r) goal\n
2\ns=(0,0)\ng=(0,1)\nb:r)(ul,dl) goal\n
2\ns=(0,0)\ng=(0,1)\n\t b:(r)\tgoal\t \n \n
END
