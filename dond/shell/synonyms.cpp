// Two tables, of what other programs call options and operands, and how they are read.
#include "synonyms.h"

#include "files.h"
#include "text.h"

namespace shell {

namespace {

// What people ask for: its names in other programs; and its names here, of which a program may have some or
// none, or else a sentence, for one program if that is named. Names of one letter, except -n, mean too many
// things to be guessed.
struct Wish {
    enum class Answer { same, near } kind; // whether the names here mean the same, value and all
    std::string_view theirs, answer;
};
using enum Wish::Answer;

constexpr Wish wishes[] = {
    {near, "--format --output-format --as --to --type", "--json --svg --plain"},
    {near, "--json --csv --tsv --xml --yaml --machine", "--json"},
    {near, "--pdf --png --image --picture --print --draw --render", "--svg --draw"},
    {near, "--svg --pdf --png --image --picture --print --draw --render", "spellscreen --svg draws a path"},
    {same, "--plain --ascii --text --raw --simple --screen-reader", "--plain"},
    {near, "--plain --ascii --text --raw --simple --screen-reader",
     "what it prints is text without an option"},
    {same, "--missing --not-found --unfound --absent", "--unused"},
    {same, "--leftover --left-over --leftovers --remaining --secret --hidden --secret-message", "--left"},
    {same, "--level --difficulty --strength --skill", "--level --difficulty"},
    {same, "--easy", "--level=easy --difficulty=easy"},
    {same, "--medium", "--level=medium --difficulty=medium"},
    {same, "--hard", "--level=hard --difficulty=hard"},
    {near, "--lang --language --locale", "letters may be of any language, and messages are English"},
    {same, "--instructions --description", "--rules"},
    {same, "--heading --header --caption --name", "--title"},
    {same, "--explain --why --reasons --show-steps --walkthrough --trace", "--steps"},
    {near, "--explain --why --reasons --show-steps --walkthrough --trace --proof",
     "--steps --hint --certificate --longest --all"},
    {same, "--hint --tip --help-me --best --best-move --next-move --suggest", "--hint --analyze"},
    {same, "--hint --best --best-move --next-move --suggest", ""},
    {near, "--count --number --copies --sheets --puzzles --sets -n", "--sets --puzzles --count"},
    {same, "--second --computer-first --computer-begins", "--first=computer"},
    {same, "--two-players --2p --pvp --multiplayer", "--two"},
    {same, "--interactive --game --tui --gui --new-game", "--play"},
    {near, "--play --interactive --game --tui --gui --new-game",
     "alice, chomp, gogen and tictactoe are those to play"},
    {same, "--new --create --make --random --gen", "--generate"},
    {near, "--generate --new --create --make --random --gen", "--play"},
    {same, "--answers --answer --key --keys --with-solution --show-solution --show-answers", "--solution"},
    {near, "--show", "--solution --draw"},
    {near, "--show --solution --path", "spellpath: spellseeker prints a longest path"},
    {near, "--moves", "alice: the moves are printed without an option"},
    {same, "--path --way --route --solvable --has-solution", ""},
    {near, "--start --goal --end", "a start and a goal stand in the puzzle itself, if it has any"},
    {same, "--find --search", "--word"},
    {same, "--run --find", "--solve"},
    {same, "--solve --winner --who-wins --result --value --evaluate --eval", "--analyze"},
    {same, "--solve --run --find --winner --who-wins --result --quiet --silent --no-color --no-colour", ""},
    {near, "--at --position --current --walk", "--from"},
    {near, "--all-solutions --every --solutions --all --list", "--all --count --losing"},
    {same, "--verify --validate --judge", "--check"},
    {near, "--check --verify --validate --judge --test --is-valid", "--check --analyze --all"},
    {same, "--analyse", "--analyze"},
    {same, "--neighbours --neighbors --adjacency --connectivity", "--grid"},
    {near, "--square --no-diagonal --no-diagonals", "--grid=square4 --directions"},
    {near, "--diagonal --diagonals --no-backwards", "--grid=square8 --directions"},
    {same, "--algorithm --solver --engine --strategy --algo", "--method"},
    {near, "--masks --mode", "--method"},
    {same, "--page --page-size --paper-size --pagesize", "--paper"},
    {same, "--fraction --rational", "--exact"},
    {same, "--player --turn --to-move", "--side"},
    {same, "--timeout --max-time --time", "--time-limit"},
    {near, "--limit", "--time-limit"},
    {same, "--random-seed --rand --srand", "--seed"},
    {same, "--verbose --debug --info --statistics --timing --benchmark", "--stats"},
    {near, "--color --colour --bw --monochrome --black-and-white",
     "colour is for terminals only, and NO_COLOR=1 turns it off"},
    {near, "--ignore-case --case-insensitive --icase", "words are read in either case"},
    {near, "--percent --percentage --decimal --odds", "dond prints a probability from 0 to 1"},
    {near, "--threads --jobs --parallel", "it uses every core that helps"},
    {near, "--usage --examples --man --about -help -?", "see --help"},
};

// What other programs call an operand, in the order in which operands stand here: the first before those
// without a name, the others behind them.
constexpr std::string_view operand_names[] = {
    "--size --dimensions --grid-size --rows --height --sides --faces "
    "--file --input --input-file --in --board --grid --puzzle --maze --state --position --bar --heights",
    "--columns --cols --width --rolls --throws",
    "--win --in-a-row --last --last-roll --letters --ndiff",
    "--words --word-list --wordlist --words-file --dictionary",
};

} // namespace

std::vector<std::string> with_operands(std::vector<std::string> words, const std::vector<std::string> &own) {
    constexpr std::size_t places = std::size(operand_names);
    std::vector<std::string> named[places], others;
    bool sized = false;
    for (std::size_t i = 0; i < words.size(); ++i) {
        if (words[i] == "--") {
            others.insert(others.end(), words.begin() + std::ptrdiff_t(i), words.end());
            break;
        }
        const std::size_t equals = std::min(words[i].find('='), words[i].size());
        const std::string option = words[i].substr(0, equals);
        std::size_t place = 0;
        while (place < places && !contains(words_of(operand_names[place], " "), option)) ++place;
        const bool has_value = equals < words[i].size();
        if (place == places || contains(own, option) || (!has_value && i + 1 == words.size()))
            others.push_back(words[i]);
        else {
            named[place].push_back(has_value ? words[i].substr(equals + 1) : words[++i]);
            sized |= option == "--size" && numbers_of(named[place].back()).size() == 1;
        }
    }
    // Rows and columns are one operand, as in 5x7; one size is both, if something else follows.
    if (sized && named[1].empty() && !named[2].empty()) named[1] = named[0];
    if (named[0].size() == 1 && named[1].size() == 1) named[0][0] += 'x' + std::exchange(named[1], {})[0];
    others.insert(others.begin(), named[0].begin(), named[0].end());
    for (std::size_t place = 1; place < places; ++place)
        others.insert(others.end(), named[place].begin(), named[place].end());
    return others;
}

Meaning meaning_elsewhere(std::string_view option, std::string_view value,
                          const std::vector<std::string> &names) {
    Meaning meaning;
    // `--format json` and `-f json` are --json, where that is an option.
    if (const std::string own = "--" + std::string(value); own.size() > 2 && contains(names, own))
        return {.words = {own}, .same = true};
    for (const Wish &wish : wishes) {
        if (!contains(words_of(wish.theirs, " "), option)) continue;
        if (wish.answer.empty()) return {.same = true};
        if (!wish.answer.starts_with('-')) {
            const std::size_t colon = wish.answer.find(": ");
            if (colon == wish.answer.npos) return {.advice = ", but " + std::string(wish.answer)};
            if (wish.answer.substr(0, colon) != program_name) continue;
            return {.advice = ", but " + std::string(wish.answer.substr(colon + 2))};
        }
        for (const std::string &ours : words_of(wish.answer, " ")) {
            const std::vector<std::string> words = words_of(ours, "=");
            const std::string advice = ", here it is " + words[0] + (words.size() > 1 ? ' ' + words[1] : "");
            if (contains(names, words[0]))
                return {.words = words, .same = wish.kind == same, .advice = advice};
        }
        meaning.advice = ", but this program has nothing like it";
    }
    return meaning;
}

} // namespace shell
