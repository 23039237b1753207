// Tables: a grid as spreadsheets, CSV files, Markdown and people with a ruler write it, cell by cell,
//
//     2,1,3        N;;W;;R        | X | O | X |
//     1,2,1        ;;;;           |---|---|---|
//     3,2,1        S;;X;;B        |   | X |   |
//
// What a table is: two lines or more, one below the other, with the same number of one separator (a bar, a
// tab, `;` or `,`), whose cells are no longer than a program's cells are. Rules of dashes between them are
// left out. So a list of words, or a text with commas, is not a table. Tabs are blanks to every program: they
// make a table only where a cell between them is empty.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace shell {

/// How a program writes the cells of its grids.
struct Cells {
    std::string_view empty; // an empty cell
    std::size_t longest =
        1; // characters of a cell; cells of one are put together, others have a blank between
    std::string_view separators = "|\t;,";                     // those that mean nothing else to the program
    std::string (*rewrite)(const std::string &cell) = nullptr; // which may have several words, as one
};

/// The text with each of its tables written as the program does, line for line; a rule becomes an empty line.
/// If there is a table, `remark` becomes `LINE: cells separated by ';' found`, with the line where it begins
/// and its separator; otherwise it stays as it was.
std::string without_tables(std::string_view text, const Cells &cells, std::string &remark);

} // namespace shell
