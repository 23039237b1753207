#include "wordsearch/code_page.h"

#include "wordsearch/letters.h"
#include "wordsearch/shell.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace wordsearch {

namespace {

/// Which bytes occur. Most of a large grid lies in a range of bytes that have all occurred, such as a-z: a comparison that
/// compilers make vector instructions of.
std::array<bool, 256> bytes_of(std::string_view text) {
    std::array<bool, 256> occurs{};
    std::size_t first = static_cast<unsigned char>(text.front()), last = first;
    constexpr std::size_t some = 64;
    while (!text.empty()) {
        if (occurs[first] && text.size() >= some) {
            unsigned char farthest = 0; // from `first` up; below it is farthest of all
            for (std::size_t i = 0; i < some; ++i)
                farthest = std::max(farthest, static_cast<unsigned char>(static_cast<unsigned char>(text[i]) -
                                                                         static_cast<unsigned char>(first)));
            if (farthest <= last - first) {
                text.remove_prefix(some);
                continue;
            }
        }
        for (const char byte : text.substr(0, some)) occurs[static_cast<unsigned char>(byte)] = true;
        text.remove_prefix(std::min(some, text.size()));
        while (first > 0 && occurs[first - 1]) --first;
        while (last < 255 && occurs[last + 1]) ++last;
    }
    return occurs;
}

std::string folded(std::string_view text) { return take_letter(text).value_or(" "); }

bool is_ascii(std::string_view letter) {
    return letter.size() == 1 && static_cast<unsigned char>(letter[0]) < 0x80;
}

} // namespace

CodePage::CodePage(const Grid &grid) : any_letter_(false) {
    if (grid.of_bytes()) {
        const std::array<bool, 256> occurs = bytes_of(grid.bytes());
        typed_in_codes_ =
            std::none_of(occurs.begin() + 'A', occurs.begin() + 'Z' + 1, [](bool is) { return is; });
        for (std::size_t byte = 0; byte < 256; ++byte)
            if (occurs[byte]) in_grid_[static_cast<unsigned char>(code_of(static_cast<char>(byte)))] = true;
        return;
    }
    for (const std::string &text : grid.texts())
        if (const std::string letter = folded(text); is_ascii(letter))
            in_grid_[static_cast<unsigned char>(letter[0])] = true;
        else codes_.emplace(letter, '\0');
}

void CodePage::append_codes(std::string_view letter, std::vector<char> &to) {
    if (is_ascii(letter)) {
        to.push_back(letter[0]);
        return;
    }
    auto place = codes_.find(std::string(letter));
    const bool printed_as_two = any_letter_ && capital(letter) == "SS"; // a sharp s, in a new puzzle
    if ((place == codes_.end() && !any_letter_) || printed_as_two) {
        const std::string plain = plain_letter(letter);
        if (plain == letter) {
            to.push_back(no_code);
            return;
        }
        for (std::string_view rest = plain; !rest.empty();) append_codes(*take_letter(rest), to);
        return;
    }
    if (place == codes_.end()) place = codes_.emplace(std::string(letter), '\0').first;
    if (place->second == 0) {
        if (letters_.size() == 256 - first_code)
            throw shell::InputError(
                "more than 128 letters beyond ASCII found that the words and the grid share, "
                "expected fewer");
        place->second = static_cast<char>(first_code + static_cast<int>(letters_.size()));
        letters_.emplace_back(letter);
    }
    to.push_back(place->second);
}

std::string CodePage::letter_of(char code) const {
    const auto number = static_cast<unsigned char>(code);
    return number < first_code ? std::string(1, code) : letters_[number - std::size_t{first_code}];
}

Grid CodePage::coded(const Grid &grid) const {
    shell::Text codes(grid.size());
    if (grid.of_bytes()) {
        std::transform(grid.bytes().begin(), grid.bytes().end(), codes.begin(), code_of);
    } else {
        std::vector<char> code_of_text;
        for (const std::string &text : grid.texts()) {
            const std::string letter = folded(text);
            code_of_text.push_back(is_ascii(letter) ? letter[0] : codes_.at(letter));
        }
        std::transform(grid.cells().begin(), grid.cells().end(), codes.begin(),
                       [&](std::uint32_t text) { return code_of_text[text]; });
    }
    return {grid.rows(), grid.cols(), std::move(codes)};
}

} // namespace wordsearch
