faults dond
