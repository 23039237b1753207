# upper bounds and long paths on drawn boards; dfs
bounds_agree 500 11
