// Every answer is wrong in the same way.
int main() { return 1; }
