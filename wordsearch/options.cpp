// The help, and the options of the command line.
#include "wordsearch/options.h"

#include "shell/arguments.h"
#include "shell/files.h"
#include "shell/terminal.h"
#include "shell/text.h"

#include <algorithm>
#include <cstddef>
#include <set>

namespace wordsearch {

const std::string_view help = R"(usage: wordsearch [OPTION]... PUZZLE WORDS
       wordsearch [OPTION]... FILE
       wordsearch
       wordsearch [OPTION]... --word WORD... PUZZLE
       wordsearch --generate [OPTION]... [SIZE] WORDS
Finds the words of a list in a grid of letters, in a straight line in any of the
eight directions, and prints a line for each: the word, and the row and column
of its first and last letter, from 0. Case does not matter.

  PUZZLE           a row per line; blanks, commas or bars may separate letters
  WORDS            words, or a file: one per line, or several with commas
                   between; # begins a comment; blanks, hyphens and apostrophes
                   do not count
  FILE             both: the puzzle, an empty line, the words
                   (a file may be - for standard input; all are UTF-8)
Without arguments it asks for the two files, as the lecture's program does.

  --word WORD      a word to look for, as it stands; may be repeated
  --unique         each word once, the first in order
  --min-length N   only words of N letters or more (default and least: 2)
  --lecture        read like the lecture's program: a letter is a byte, case
                   matters, and a word is a line; rows of another length than
                   the first and words out of order are skipped
  --method NAME    fast: a table, many strings at a time (the default)
                   words: every word at every cell in every direction
                   lengths: every string on the grid, looked up in the list
                   prefix: like lengths, but stops when no word begins that way
  --stats          print counts, seconds and peak memory on standard error
what to print (default: a line for each word found):
  --count          the number of these lines
  --unused         the words that are not found, as listed
  --left           the letters that no word uses, row by row
  --hint           where each word begins
  --show           the grid, other letters as dots; on a terminal in colour
  --svg            a picture with a ring around each word
  --json           one JSON object: rows, cols, matches with word, from, to and
                   direction, and not_found

  --generate       make a puzzle: the grid, an empty line, the words. WORDS is
                   a file, or two or more words; without SIZE, such as 20x20,
                   one is chosen
  --difficulty HOW easy: right and down; medium: down right and up right, too;
                   hard: all eight directions (the default)
  --directions D   right,down,up-right and so on, or easy, medium or hard
  --shape FILE     in the shape of FILE: # is a cell to fill, a dot is none
  --lower          the grid in small letters
  --clues SIDE     of a list of two columns, such as Hund;dog: print the left or
                   right one, and hide the other
  --avoid FILE     no word of this list can be found in the puzzle
  --message TEXT   the letters left over, in order, spell TEXT
  --solution       print the solution: the other letters as dots; with --svg
                   rings around the words
  --seed S         0 to 18446744073709551615: the same puzzle for the same S
  --svg            a page to print, the words below the grid
  --puzzles N      N puzzles on the page, or ROWSxCOLUMNS, with the seeds S,
                   S + 1, ..., and the answers upside down at its foot
  --sets N         N sheets and their keys: with -o class.svg as class-1.svg,
                   class-2.svg, ..., and class-keys.svg
  --json           one object: rows, cols, seed, grid, words and places
a page, with --svg:
  --paper SIZE     a4 (the default) or letter
  --title TEXT     above the grid
  --rules TEXT     below the title; without it the page needs no language
  -o FILE          put the answer in FILE, whole or not at all
  -h, --help, --version

Examples:
  wordsearch --generate 12x12 cat dog horse >puzzle
  wordsearch --show puzzle
  wordsearch --generate --svg --title Animals cat dog horse >page.svg
Sample puzzles are in share/puzzlelabs/data/wordsearch of /usr or /usr/local.

Exit code: 0 answered; 1 no word is found, or there is no such puzzle; 2 misuse,
a file that cannot be read, no puzzle in it, or output that cannot be written.
)";

namespace {

/// The directions that the value names, in the order of all_directions: a list such as right,down or
/// up-right,left, or a difficulty, which stands for the first two, four or eight.
std::vector<std::uint8_t> parse_directions(shell::Arguments &arguments) {
    const std::string value = arguments.value();
    std::string list = value;
    std::ranges::replace(list, '-', ' ');
    std::set<std::size_t> places; // in all_directions
    bool known = true;
    for (const std::string &item : shell::words_of(list, ",")) {
        const std::string_view name = without_blanks(item);
        std::set<std::size_t> named;
        for (std::size_t i = 0; i < all_directions.size(); ++i)
            if (name == "hard" || (name == "medium" && i < 4) || (name == "easy" && i < 2) ||
                name == direction_names[all_directions[i]])
                named.insert(i);
        known = known && !named.empty();
        places.merge(named);
    }
    if (!known || places.empty())
        throw shell::Misuse(arguments.option() + " is " + shell::in_quotes(value) +
                            ", expected easy, medium, hard or a list of " +
                            shell::list_of({direction_names.begin(), direction_names.end()}));
    std::vector<std::uint8_t> directions;
    for (const std::size_t place : places) directions.push_back(all_directions[place]);
    return directions;
}

/// Throws shell::Misuse for what does not go together.
void check(Options &options) {
    const shell::Arguments &arguments = options.arguments;
    arguments.task(
        {{"",
          {"--word", "--unique", "--min-length", "--lecture", "--method", "--stats", "--count", "--unused",
           "--left", "--hint", "--show", "--solution", "--svg", "--json", "--paper", "--title", "--rules"}},
         {"--generate",
          {"--word", "--difficulty", "--directions", "--shape", "--lower", "--clues", "--avoid", "--message",
           "--solution", "--seed", "--svg", "--puzzles", "--sets", "--json", "--paper", "--title",
           "--rules"}}});
    arguments.exclude({"--difficulty", "--directions"});
    arguments.needs({"--paper", "--title", "--rules", "--puzzles"}, {"--svg", "--sets"});
    arguments.exclude({"--sets", "--json", "--solution"});
    arguments.exclude({"--count", "--unused", "--left", "--hint", "--show", "--svg", "--json"});
    arguments.exclude({"--solution"}, {"--count", "--unused", "--left", "--hint", "--show"});
    if (options.dialogue || options.given("--generate")) return; // make.h looks at its operands
    // Words may be typed behind the puzzle, which may be piped.
    std::vector<std::string> &operands = options.operands;
    const bool piped = shell::is_input_piped();
    if (operands.size() == 2 && !shell::is_name(operands[0]) && shell::is_file(operands[1]))
        std::swap(operands[0], operands[1]); // a word, and the puzzle
    const auto word = std::ranges::find_if_not(operands, shell::is_name);
    if (!options.lecture && (word != operands.begin() || piped) && options.words.empty() &&
        std::none_of(word, operands.end(), shell::is_name)) {
        options.words.assign(word, operands.end());
        operands.erase(word, operands.end());
        if (options.words.size() == 1)
            shell::say(shell::in_quotes(options.words[0]) + " is read as WORDS, as there is no such file");
    }
    if (operands.empty() && piped) operands = {"-"};
    if (!options.words.empty()) arguments.expect(1, 1, operands, "PUZZLE alone with --word");
    else if (options.lecture) arguments.expect(2, 2, operands, "PUZZLE and WORDS with --lecture");
    else arguments.expect(1, 2, operands, "PUZZLE and WORDS, or one FILE");
}

} // namespace

Options parse(shell::Arguments &arguments) {
    Options options{arguments};
    for (; arguments.next(); options.dialogue = false) {
        if (arguments.is("--word")) options.words.push_back(arguments.value());
        else if (options.page.take_puzzles(arguments)) continue;
        else if (arguments.is("--min-length")) options.min_length = arguments.number(2, UINT32_MAX);
        else if (arguments.is("--method"))
            options.method = arguments.choice<Method>({{"fast", Method::fast},
                                                       {"words", Method::words},
                                                       {"lengths", Method::lengths},
                                                       {"prefix", Method::prefix}});
        else if (arguments.is("--message")) options.message = arguments.value();
        else if (arguments.is("--difficulty") || arguments.is("--directions"))
            options.directions = parse_directions(arguments);
        else if (arguments.is("--shape")) options.shape = arguments.value();
        else if (arguments.is("--avoid")) options.avoid = arguments.value();
        else if (arguments.is("--clues"))
            options.clues = arguments.choice<Clues>({{"left", Clues::left}, {"right", Clues::right}});
        else if (!arguments.is_flag()) options.operands.push_back(arguments.operand());
    }
    options.lecture = arguments.given("--lecture");
    check(options);
    options.page.take_set_file(arguments);
    return options;
}

} // namespace wordsearch
