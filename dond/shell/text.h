// Text: code points, words for messages and JSON, plain characters for typographic ones, the lines of a text
// with their numbers.
#pragma once

#include <algorithm>
#include <charconv>
#include <cstddef>
#include <cstdint>
#include <iterator>
#include <optional>
#include <stdexcept>
#include <string>
#include <string_view>
#include <system_error>
#include <utility>
#include <vector>

namespace shell {

/// Input is wrong or cannot be read. what() is `FILE:LINE: what was found and what was expected`, or `FILE:
/// reason`.
struct InputError : std::runtime_error {
    using std::runtime_error::runtime_error;
};

/// The words of a line or of a command line, numbers and names among them.
using Words = std::vector<std::string>;

/// Takes the first code point off the text. If it is not UTF-8, takes one byte off and returns nothing.
std::optional<char32_t> take_code_point(std::string_view &text);
/// The text with change(code point, its bytes) in place of each; a byte that is not UTF-8 is no code point.
template <typename Change>
std::string replaced(std::string_view text, Change change) {
    std::string result;
    while (!text.empty()) {
        const std::string_view before = text;
        const auto point = take_code_point(text);
        result += change(point, before.substr(0, before.size() - text.size()));
    }
    return result;
}
/// The text for a terminal: control characters and bytes that are not UTF-8 become '?'.
std::string tamed(std::string_view text);
/// A word for a message: tamed, in quotes, and only the start of a long one. A no-break space in it is named.
std::string in_quotes(std::string_view word);
/// `a`, `a or b`, `a, b or c`.
std::string list_of(const std::vector<std::string_view> &names, std::string_view last = "or");
/// `1 cell`, `2 cells`.
std::string count_of(std::uint64_t n, std::string_view noun);
/// The text as a JSON string, quotes included. Bytes that are not UTF-8 become U+FFFD.
std::string json_string(std::string_view text);
/// A JSON array of strings, with these between them.
std::string json_array(const std::vector<std::string> &texts, std::string_view between = ", ");

/// The bytes of a file. Not a std::string: views of a vector stay valid when it is moved.
using Text = std::vector<char>;
inline std::string_view view_of(const Text &text) { return {text.data(), text.size()}; }

/// The text with plain characters for typographic ones: a blank for a no-break space or any other blank of
/// Unicode, `-` for dashes, `'` and `"` for quotes, `*` for a bullet or a dot in the middle, `|`, `-` and `+`
/// for the characters that tables are drawn with, nothing for a byte order mark. Text that is not UTF-8 stays
/// as it is.
std::string plain(std::string_view text);
/// Whether the text has no first byte of a character that plain() changes.
bool is_plain(std::string_view text);
/// The numbers of a size: 5 and 7 in `5x7`, `5X7`, `5×7`, `5*7`, `5 x 7`, `5 by 7`, `5,7` and `5 7`; none if
/// the text is not a size. Join several words of a command line with blanks.
Words numbers_of(std::string_view text);

/// The text without the > of a quoted mail in front of its lines.
std::string unquoted(std::string_view text);
/// The word as a shell reads it: in quotes, if need be.
std::string shell_quoted(const std::string &word);
/// The text without blanks and tabs around it.
std::string_view trimmed(std::string_view text);
/// How many code points there are, and bytes that are not UTF-8.
std::size_t length_of(std::string_view text);
/// The word as a whole number from `least` to `most` in decimal digits, or nothing.
template <typename Number>
std::optional<Number> whole_number(std::string_view word, Number least, Number most) {
    Number value = 0;
    const char *const end = word.data() + word.size();
    const auto [rest, error] = std::from_chars(word.data(), end, value);
    if (error != std::errc() || rest != end || word.starts_with("-0") || value < least || value > most)
        return {};
    return value;
}

/// Whether the list, an array or container, has a value equal to this one.
template <typename List, typename Value>
bool contains(const List &list, const Value &value) {
    return std::find(std::begin(list), std::end(list), value) != std::end(list);
}

/// Takes the first line off the text and returns it without its LF or CR LF. The last line may lack its LF.
std::string_view take_line(std::string_view &text);

/// A line as lines of at most this width, broken at blanks where they can be: also within a word without one,
/// or behind it.
std::vector<std::string> lines_within(std::string_view text, double most, double (*width_of)(char32_t),
                                      bool whole_words);

/// The lines of a text with their numbers:
///
///     for (Lines lines(file.name(), view_of(text)); lines.next();)
///         if (lines.text().size() != 5)
///             throw lines.error(in_quotes(lines.text()) + " found, expected five letters");
class Lines {
  public:
    /// The text must outlive the lines.
    Lines(std::string name, std::string_view text) : name_(std::move(name)), rest_(text) {}

    /// Goes to the next line. Returns false, and stays, at the last one.
    bool next();
    /// The line without its LF or CR LF.
    std::string_view text() const { return line_; }
    /// From 1, also before the first line and in an empty text.
    std::size_t number() const { return number_ == 0 ? 1 : number_; }

    /// An error about the present line: `NAME:LINE: reason`.
    InputError error(const std::string &reason) const { return error_at(number(), reason); }
    InputError error_at(std::size_t line, const std::string &reason) const {
        return InputError(name_ + ':' + std::to_string(line) + ": " + reason);
    }
    /// An error at this byte of the present line: `NAME:LINE:COLUMN: reason`, from 1.
    InputError error_at(const char *where, const std::string &reason) const;

  private:
    std::string name_;
    std::string_view rest_, line_;
    std::size_t number_ = 0;
};

/// The small letter of A to Z; any other byte as it is.
constexpr char small(char c) { return static_cast<char>(c >= 'A' && c <= 'Z' ? c - 'A' + 'a' : c); }
/// The words of the line, made plain() and in small letters (A to Z only). These bytes stand between them.
Words words_of(std::string_view line, std::string_view between = " \t\v\f\r,()");

} // namespace shell
