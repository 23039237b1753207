#include "wordsearch/grid.h"

#include <algorithm>
#include <utility>

namespace wordsearch {

Grid::Grid(const std::string &file, Text text) : letters_(std::move(text)) {
    // The rows move up to stand one after the other in the text itself.
    std::string_view rest(letters_.data(), letters_.size());
    char *end = letters_.data();
    while (!rest.empty()) {
        const std::string_view line = take_line(rest);
        if (cols_ == 0) cols_ = static_cast<int>(line.size());
        if (line.empty() || line.size() != static_cast<std::size_t>(cols_)) {
            ++skipped_;
            continue;
        }
        end = std::copy(line.begin(), line.end(), end);
        ++rows_;
    }
    if (rows_ == 0)
        throw InputError(file + ":" + std::to_string(std::max<std::size_t>(skipped_, 1)) +
                         ": no puzzle found, expected rows of letters");
    letters_.resize(static_cast<std::size_t>(end - letters_.data()));
}

Grid Grid::folded() const {
    Grid grid = *this;
    std::transform(letters_.begin(), letters_.end(), grid.letters_.begin(), fold);
    return grid;
}

} // namespace wordsearch
