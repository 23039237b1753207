# no path loses more than the bound less its steps, whatever the prices, and the target that comes down finds a longest path;
# plain recursion over all paths of small blocks
losses_agree 1500 18
