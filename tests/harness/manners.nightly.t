# 263 README's examples that need jgraph are right.
    UNIX> need jgraph || exit 77; examples jgraph
    2 examples are right
