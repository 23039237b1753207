// Reads JSON (RFC 8259), as far as a puzzle may need it.
#include "json.h"

#include "file_kinds.h"
#include "text.h"

#include <algorithm>
#include <charconv>
#include <utility>
#include <vector>

namespace shell {

namespace {

constexpr std::string_view names_of_grids = "grid board puzzle maze position state rows cells letters";
constexpr std::string_view names_of_words = "words wordlist word_list list";

class JsonReader {
  public:
    explicit JsonReader(std::string_view text) : rest_(text) {}

    /// A member of an object whose value is a text or an array: its name and lines.
    using Member = std::pair<std::string, std::string>;
    /// Reads all. Returns false if it is no object.
    bool read(std::vector<Member> &members) {
        return take_object(&members) && next() == '\0' && rest_.empty();
    }

  private:
    static constexpr int most_levels = 16;

    /// The next character that is not blank; '\0' at the end.
    char next() {
        rest_.remove_prefix(std::min(rest_.find_first_not_of(" \t\r\n"), rest_.size()));
        return rest_.empty() ? '\0' : rest_[0];
    }
    bool take(char sign) {
        if (next() != sign || rest_.empty()) return false;
        rest_.remove_prefix(1);
        return true;
    }

    bool take_object(std::vector<Member> *members) {
        if (!take('{')) return false;
        if (take('}')) return true;
        do {
            Member member;
            if (!take_text(member.first) || !take(':')) return false;
            const bool has_lines = next() == '"' || next() == '[';
            if (!take_value(member.second)) return false;
            if (members && has_lines) members->push_back(std::move(member));
        } while (take(','));
        return take('}');
    }

    /// Adds the value: a text; an array of texts or arrays with a line each, or else with commas. What else
    /// there is has no lines.
    bool take_value(std::string &lines) {
        if (next() == '"') return take_text(lines);
        if (next() == '{' || next() == '[') {
            if (++levels_ > most_levels) return false;
            const bool good = next() == '{' ? take_object(nullptr) : take_array(lines);
            --levels_;
            return good;
        }
        const std::size_t size = rest_.find_first_of(",]} \t\r\n");
        const std::string_view word = rest_.substr(0, size);
        rest_.remove_prefix(word.size());
        const bool is_number = word.find_first_not_of("0123456789+-.eE") == word.npos;
        if (is_number) lines += word;
        if (word == "null") lines += '.'; // an empty square
        return !word.empty() && (is_number || word == "null" || word == "true" || word == "false");
    }
    bool take_array(std::string &lines) {
        if (!take('[') || take(']')) return next() != '\0';
        const bool has_rows = levels_ == 1 && (next() == '"' || next() == '[');
        for (bool first = true; first || take(','); first = false) {
            if (!first) lines += has_rows ? '\n' : ',';
            if (!take_value(lines)) return false;
        }
        return take(']');
    }

    /// Adds the text in quotes.
    bool take_text(std::string &text) {
        if (!take('"')) return false;
        while (!rest_.empty() && rest_[0] != '"') {
            const char sign = rest_[0];
            rest_.remove_prefix(1);
            if (sign != '\\') text += sign;
            else if (!take_escape(text)) return false;
        }
        return take('"');
    }
    bool take_escape(std::string &text) {
        constexpr std::string_view escapes = "\"\\/bfnrt", meant = "\"\\/\b\f\n\r\t";
        if (rest_.empty()) return false;
        const char sign = rest_[0];
        rest_.remove_prefix(1);
        if (sign != 'u') {
            const std::size_t at = escapes.find(sign);
            if (at != escapes.npos) text += meant[at];
            return at != escapes.npos;
        }
        unsigned point = 0;
        const std::string_view digits = rest_.substr(0, 4);
        const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), point, 16);
        if (error != std::errc() || end != digits.data() + 4) return false;
        rest_.remove_prefix(4);
        add_utf8(text, point);
        return true;
    }

    std::string_view rest_;
    int levels_ = 0;
};

} // namespace

std::optional<std::string> lines_of_json(std::string_view text, std::string &remark) {
    std::vector<JsonReader::Member> members;
    if (!JsonReader(text).read(members)) return {};
    std::string grid, words, read, left_out;
    for (const auto &[name, lines] : members) {
        std::string *part = nullptr;
        if (contains(words_of(names_of_grids), name)) part = &grid;
        if (contains(words_of(names_of_words), name)) part = &words;
        if (part && part->empty()) {
            *part = lines + '\n';
            read += (read.empty() ? "" : " and ") + name;
        } else {
            left_out += (left_out.empty() ? "; left out: " : ", ") + name;
        }
    }
    if (grid.empty()) return {};
    remark = "JSON found: " + read + " read" + left_out;
    return grid + (words.empty() ? "" : '\n' + words);
}

} // namespace shell
