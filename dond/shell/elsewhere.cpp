#include "elsewhere.h"

#include "text.h"

namespace shell {

namespace {

// What people ask for: its names in other programs; and its names here, of which a program may have some or
// none, or else a sentence. Names of one letter, except -n, mean too many things to be guessed.
struct Wish {
    std::string_view theirs, answer;
};

constexpr Wish wishes[] = {
    {"--format --output-format --as --to --type", "--json --svg --plain"},
    {"--csv --tsv --xml --yaml --machine", "--json"},
    {"--pdf --png --image --picture --print --draw --render", "--svg --draw"},
    {"--svg --pdf --png --image --picture --print --draw --render", "spellscreen --svg draws a path"},
    {"--plain --ascii --text --raw --simple --screen-reader", "--plain --compact"},
    {"--plain --ascii --text --raw --simple --screen-reader", "what it prints is text without an option"},
    {"--missing --not-found --unfound --absent", "--unused"},
    {"--level --difficulty --hard --easy --medium --strength --skill", "--level --difficulty"},
    {"--lang --language --locale", "letters may be of any language, and messages are English"},
    {"--instructions --description --text", "--rules"},
    {"--heading --header --caption --name", "--title"},
    {"--explain --why --reasons --show-steps --walkthrough --trace --proof",
     "--steps --hint --certificate --longest"},
    {"--tip --clue --help-me", "--hint"},
    {"--count --number --copies --sheets --puzzles --sets -n", "--sets --puzzles --count"},
    {"--two-players --2p --pvp --players --multiplayer", "--two"},
    {"--play --interactive --game --tui --gui --start --new-game", "--play"},
    {"--play --interactive --game --tui --gui --start --new-game",
     "a dialogue, where there is one, needs no option"},
    {"--new --create --make --random --gen", "--generate"},
    {"--answers --answer --key --keys --with-solution --show-solution --show-answers --show",
     "--solution --show"},
    {"--solve --run --find", "--solve"},
    {"--all-solutions --every --solutions --all --list", "--all --count --losing"},
    {"--check --verify --validate --judge --test --is-valid", "--check --unique --analyze"},
    {"--masks --algorithm --solver --engine --strategy --mode --algo", "--method"},
    {"--page --page-size --paper-size --pagesize", "--paper"},
    {"--timeout --limit --max-time --time", "--time-limit"},
    {"--random-seed --rand --srand", "--seed"},
    {"--verbose --debug --info --statistics --timing --benchmark", "--stats"},
    {"--quiet --silent", "only answers go to standard output, and 2>/dev/null drops the rest"},
    {"--color --colour --no-color --bw --monochrome --black-and-white",
     "colour is for terminals only, and NO_COLOR=1 turns it off"},
    {"--rows --cols --columns --width --height", "a size is an operand, such as 5x7"},
    {"--ignore-case --case-insensitive --icase", "words are read in either case"},
    {"--threads --jobs --parallel", "it uses every core that helps"},
    {"--usage --examples --man --about -help -?", "see --help"},
};

} // namespace

bool is_operand_elsewhere(std::string_view option) {
    return contains(words_of("--size --dimensions --grid-size --file --input --in --board --words-file", " "),
                    option);
}

std::string known_elsewhere(std::string_view option, std::string_view value,
                            const std::vector<std::string> &names) {
    std::string found;
    for (const Wish &wish : wishes) {
        if (!contains(words_of(wish.theirs, " "), option)) continue;
        // `--format json` is --json, where that is an option.
        if (const std::string own = "--" + std::string(value); contains(names, own))
            return ", here it is " + own;
        if (!wish.answer.starts_with('-')) return ", but " + std::string(wish.answer);
        for (const std::string &ours : words_of(wish.answer, " "))
            if (contains(names, ours)) return ", here it is " + ours;
        found = ", but this program has nothing like it";
    }
    return found;
}

} // namespace shell
