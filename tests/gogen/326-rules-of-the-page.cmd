# The man page lists the rules of --steps as the source has them: their names as printed, from the easiest on, and "the
# first two are easy, the next three medium, and supposition is hard".
cd "$(dirname "$(command -v gradeall)")/../gogen" || exit
function_of() { sed -n "/^$1(Rule/,/^}/p" explain.cpp; }
on_the_page() { sed -n '/^\.Sh STEPS/,/^\.El/ s/^\.It //p' gogen.1; }
diff <(on_the_page) <(function_of 'const char \*name_of' | sed -n 's/.*return "\(.*\)";/\1/p') && echo named as printed
diff <(on_the_page) <(sed -n '/^enum class Rule/,/^}/ s/^    \([a-z_]*\),*$/\1/p' explain.h | tr _ ' ') && echo in order
function_of 'Difficulty difficulty_of' | sed -n 's/.*case Rule::\(.*\):/\1/p; s/.*return Difficulty::\(.*\);/are \1/p'
