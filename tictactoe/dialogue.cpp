#include "tictactoe/dialogue.h"

#include <cctype>
#include <charconv>
#include <optional>
#include <string>
#include <vector>

namespace tictactoe {

namespace {

// The words of a line in small letters; commas, parentheses and white space stand between them.
std::vector<std::string> words_of(std::string_view line) {
    std::vector<std::string> words;
    bool within = false;
    for (const char c : line) {
        const auto byte = static_cast<unsigned char>(c);
        const bool between = std::isspace(byte) || c == ',' || c == '(' || c == ')';
        if (!between && !within) words.emplace_back();
        if (!between) words.back() += static_cast<char>(std::tolower(byte));
        within = !between;
    }
    return words;
}

std::optional<int> number(std::string_view word) {
    int value = 0;
    const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), value);
    if (error != std::errc() || end != word.data() + word.size()) return {};
    return value;
}

// A word that is no move.
Reply::Kind kind_of(const std::string &word) {
    using Kind = Reply::Kind;
    if (word == "q" || word == "quit" || word == "exit") return Kind::quit;
    if (word == "u" || word == "undo") return Kind::undo;
    if (word == "h" || word == "hint") return Kind::hint;
    if (word == "?" || word == "help") return Kind::help;
    if (word[0] == 'y') return Kind::yes;
    if (word[0] == 'n') return Kind::no;
    return Kind::unclear;
}

} // namespace

Reply parse_reply(std::string_view line) {
    const std::vector<std::string> words = words_of(line);
    if (words.size() == 2) {
        const auto row = number(words[0]), col = number(words[1]);
        if (row && col) return {Reply::Kind::move, *row, *col};
    }
    if (words.size() != 1) return {};
    const std::string &word = words[0];
    const bool letter = word[0] >= 'a' && word[0] <= 'z';
    if (const auto row = number(word.substr(1)); letter && row && *row > 0)
        return {Reply::Kind::move, *row - 1, word[0] - 'a'};
    return {kind_of(word)};
}

} // namespace tictactoe
