# The chained hash map does what std::map does, in a million random operations; growth, copies, moves and exceptions.
chomp_hash_map
