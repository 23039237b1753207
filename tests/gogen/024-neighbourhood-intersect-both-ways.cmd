# question 3: each mask keeps its cells beside one of the other: (0,4) goes from the first, (0,2) and (3,0) from the second; by hand
gogen_exam intersect
