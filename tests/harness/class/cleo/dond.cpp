// It does not compile.
int main() { return chance(6, 1, -1); }
