# our Mask's operators, neighbourhoods, elements and positions; the examples of the exam's text, the rest counted by hand
gogen_exam masks
