# the path cache holds what std::map holds, and says when it is full; std::map, and the size of an entry
cache_agree 3000 1
