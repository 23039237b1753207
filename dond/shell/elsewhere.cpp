#include "elsewhere.h"

#include "text.h"

#include <algorithm>

namespace shell {

namespace {

// One thing that people ask for: its names in other programs, its names here (a program may have some of them
// or none), and what to do in a program that has none. Names of one letter, except -n, mean too many things
// to be guessed.
struct Wish {
    std::string_view theirs, ours, otherwise;
};

constexpr Wish wishes[] = {
    {.theirs = "--format --output-format --as --to --type",
     .ours = "--json --svg --plain",
     .otherwise = "the output is text"},
    {.theirs = "--csv --tsv --xml --yaml --machine", .ours = "--json", .otherwise = "the output is text"},
    {.theirs = "--pdf --png --image --picture --print --draw --render",
     .ours = "--svg --draw",
     .otherwise = "the output is text"},
    {.theirs = "--plain --ascii --text --raw --simple --screen-reader",
     .ours = "--plain --compact",
     .otherwise = "the output is plain text"},
    {.theirs = "--level --difficulty --hard --easy --medium --strength --skill",
     .ours = "--level --difficulty",
     .otherwise = "there is one level"},
    {.theirs = "--lang --language --locale --instructions --description --text",
     .ours = "--rules",
     .otherwise = "letters may be of any language, and messages are English"},
    {.theirs = "--heading --header --caption --name",
     .ours = "--title",
     .otherwise = "nothing here has a title"},
    {.theirs = "--explain --why --reasons --show-steps --walkthrough --trace --proof",
     .ours = "--steps --hint --certificate --longest",
     .otherwise = "--help says how the answer is found"},
    {.theirs = "--tip --clue --help-me", .ours = "--hint", .otherwise = "there are no hints"},
    {.theirs = "--count --number --copies --sheets --puzzles --sets -n",
     .ours = "--sets --puzzles --count",
     .otherwise = "one run makes one"},
    {.theirs = "--two-players --2p --pvp --players --multiplayer",
     .ours = "--two",
     .otherwise = "nobody plays against it"},
    {.theirs = "--play --interactive --game --tui --gui --start --new-game",
     .ours = "--play",
     .otherwise = "a dialogue, where there is one, needs no option"},
    {.theirs = "--new --create --make --random --gen",
     .ours = "--generate",
     .otherwise = "it makes no puzzles"},
    {.theirs = "--answers --answer --key --keys --with-solution --show-solution --show-answers --show",
     .ours = "--solution --show",
     .otherwise = "the answer is what it prints without options"},
    {.theirs = "--solve --run --find", .ours = "--solve", .otherwise = "it does so without options"},
    {.theirs = "--all-solutions --every --solutions --all --list",
     .ours = "--all --count --losing",
     .otherwise = "it finds one answer"},
    {.theirs = "--check --verify --validate --judge --test --is-valid",
     .ours = "--check --unique --analyze",
     .otherwise = "it checks nothing"},
    {.theirs = "--masks --algorithm --solver --engine --strategy --mode --algo",
     .ours = "--method",
     .otherwise = "there is one method"},
    {.theirs = "--page --page-size --paper-size --pagesize",
     .ours = "--paper",
     .otherwise = "it draws no pages"},
    {.theirs = "--timeout --limit --max-time --time",
     .ours = "--time-limit",
     .otherwise = "timeout 10 ends it after 10 s"},
    {.theirs = "--random-seed --rand --srand", .ours = "--seed", .otherwise = "nothing here is random"},
    {.theirs = "--verbose --debug --info --statistics --timing --benchmark",
     .ours = "--stats",
     .otherwise = "it prints all it has"},
    {.theirs = "--quiet --silent",
     .ours = "",
     .otherwise = "only answers go to standard output, and 2>/dev/null drops the rest"},
    {.theirs = "--color --colour --no-color --bw --monochrome --black-and-white",
     .ours = "",
     .otherwise = "colour is for terminals only, and NO_COLOR=1 turns it off"},
    {.theirs = "--size --rows --cols --columns --width --height --dimensions --grid-size",
     .ours = "",
     .otherwise = "a size is an operand, such as 5x7"},
    {.theirs = "--file --input --in --board --puzzle --words-file",
     .ours = "",
     .otherwise = "a file is an operand, and - is standard input"},
    {.theirs = "--ignore-case --case-insensitive --icase",
     .ours = "",
     .otherwise = "words are read in either case"},
    {.theirs = "--threads --jobs --parallel", .ours = "", .otherwise = "it uses every core that helps"},
    {.theirs = "--usage --examples --man --about -help -?", .ours = "", .otherwise = "see --help"},
};

} // namespace

std::string known_elsewhere(std::string_view option, std::string_view value,
                            const std::vector<std::string> &names) {
    const auto has = [&names](std::string_view name) {
        return std::find(names.begin(), names.end(), name) != names.end();
    };
    for (const Wish &wish : wishes) {
        const std::vector<std::string> theirs = words_of(wish.theirs, " "), ours = words_of(wish.ours, " ");
        if (std::find(theirs.begin(), theirs.end(), option) == theirs.end()) continue;
        // `--format json` is --json, where that is an option.
        if (const std::string own = "--" + std::string(value); has(own)) return ", here it is " + own;
        const auto found = std::find_if(ours.begin(), ours.end(), has);
        if (found != ours.end()) return ", here it is " + *found;
        return ", but " + std::string(wish.otherwise);
    }
    return {};
}

} // namespace shell
