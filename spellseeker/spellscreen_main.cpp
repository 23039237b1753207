// spellscreen: a picture of a board and its path, as jgraph text or as SVG.
#include "spellpath/board.h"
#include "spellpath/command.h"
#include "spellpath/shell.h"
#include "spellseeker/picture.h"

#include <cstdio>
#include <optional>
#include <string>
#include <unistd.h>
#include <utility>

static constexpr char help[] = R"(usage: spellscreen [OPTION]... [FILE]
Draws a grid, or a grid and, after the word PATH, a path: a row and a column
number a cell. Writes jgraph text: `spellscreen FILE | jgraph -P` is a page of
PostScript, plain `jgraph` EPS.

  FILE                the board; standard input when it is - or absent
  --svg               write SVG instead
  --paper a4|letter   a page of that size in SVG; in jgraph text, the page that
                      the picture has to fit on (default: letter)
  --dark              on black, as the lab's picture is; else on white
  -h, --help, --version

The path starts at the white disc and ends at the white square. A byte that is
not a printable ASCII character is drawn as two hexadecimal digits.

Examples:
  spellseeker board | spellscreen --svg >path.svg
  spellscreen --svg --paper a4 board >page.svg
  spellscreen board | jgraph -P >page.ps

Exit code: 0 the picture is written, 2 misuse, no legal grid and path to draw,
or output that cannot be written.
)";

static int draw(shell::Arguments &arguments) {
    std::optional<std::string> file;
    std::optional<svg::Paper> paper;
    bool as_svg = false;
    screen::Style style = screen::Style::light;
    while (arguments.next()) {
        if (arguments.is("--svg")) as_svg = true;
        else if (arguments.is("--paper"))
            paper = arguments.choice<svg::Paper>({{"a4", svg::Paper::a4}, {"letter", svg::Paper::letter}});
        else if (arguments.is("--dark")) style = screen::Style::dark;
        else spell::take_file(arguments, file);
    }

    spell::Board board = spell::read_board(file.value_or("-"), spell::PathText::read);
    spell::print_note("spellscreen", board.note);
    const std::string name = board.file;
    const spell::Verdict verdict = judge(std::move(board));
    if (const auto &fault = verdict.fault)
        throw shell::InputError(name + ':' + std::to_string(fault->line) + ": " + fault->message);
    const screen::Picture picture(verdict.grid, verdict.path);
    if (!as_svg && isatty(1))
        std::fputs(
            "spellscreen: this is text for jgraph; for a picture add `| jgraph -P >page.ps`, or --svg\n",
            stderr);
    shell::write_answer(as_svg ? svg_of(picture, style, paper)
                               : jgraph_of(picture, style, paper.value_or(svg::Paper::letter)));
    return 0;
}

int main(int argc, char **argv) { return shell::run("spellscreen", help, argc, argv, draw); }
