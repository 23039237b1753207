#include "wordsearch/grid_text.h"

#include "wordsearch/letters.h"

#include <algorithm>
#include <climits>
#include <optional>
#include <unordered_map>
#include <utility>

namespace wordsearch {

namespace {

constexpr std::string_view separators = " \t,|";
constexpr std::string_view no_rows = "no puzzle found, expected rows of letters";

/// Whether the byte is a cell where a cell is a byte and nothing stands between them.
bool is_cell(char byte) { return (byte > ' ') & (byte <= '~') & (byte != ',') & (byte != '|'); }

bool all_cells(std::string_view row) {
    // Of a constant trip count compilers make vector instructions.
    for (constexpr std::size_t some = 32; row.size() >= some; row.remove_prefix(some)) {
        unsigned char all = 1;
        for (std::size_t i = 0; i < some; ++i) all &= static_cast<unsigned char>(is_cell(row[i]));
        if (all == 0) return false;
    }
    return std::all_of(row.begin(), row.end(), is_cell);
}

bool is_separator(char byte) { return separators.find(byte) != separators.npos; }

/// The numbers of the texts of cells.
class CellTexts {
  public:
    std::uint32_t number_of(std::string_view text) {
        const auto [place, is_new] = numbers_.try_emplace(std::string(text), numbers_.size());
        if (is_new) texts_.emplace_back(text);
        return static_cast<std::uint32_t>(place->second);
    }
    std::vector<std::string> take() { return std::move(texts_); }

  private:
    std::unordered_map<std::string, std::size_t> numbers_;
    std::vector<std::string> texts_;
};

/// A grid as people type it, read line by line.
class Reader {
  public:
    Reader(const std::string &name, std::string_view text, GridForm form)
        : name_(name), form_(form),
          text_(form.bytes ? text : shell::without_mark(text)), // bytes are all cells
          lines_(name, text_) {}

    /// Reads the rows. Those of a grid of bytes then stand one after the other at the start of the text.
    void run(char *to) {
        while (next_row())
            if (!take_bytes()) return read_letters();
        if (rows_ == 0) throw lines_.error(std::string(no_rows));
        const std::size_t rows = rows_;
        start_again();
        for (rows_ = 0; rows_ < rows; ++rows_) {
            next_row();
            to = std::copy(lines_.text().begin(), lines_.text().end(), to);
        }
    }

    bool of_bytes() const { return of_bytes_; }
    int rows() const { return static_cast<int>(rows_); }
    int cols() const { return static_cast<int>(cols_); }
    std::vector<std::uint32_t> take_cells() { return std::move(cells_); }
    std::vector<std::string> take_texts() { return texts_.take(); }
    /// The cells of a grid of bytes whose rows were padded.
    shell::Text padded_bytes() {
        const std::vector<std::string> texts = texts_.take();
        shell::Text bytes(cells_.size());
        std::transform(cells_.begin(), cells_.end(), bytes.begin(),
                       [&texts](std::uint32_t text) { return texts[text][0]; });
        return bytes;
    }
    std::size_t next_line() const { return next_line_; }
    /// The text behind the grid and its empty line.
    std::string_view rest() const { return rest_; }

  private:
    /// Goes to the next line that is a row.
    bool next_row() {
        while (lines_.next()) {
            const std::string_view line = lines_.text();
            if (!lines_.blank() || (form_.bytes && !line.empty())) return true;
            // An empty line after the first row: there is one after every row, unless words follow.
            double_spaced_ = double_spaced_ || (rows_ == 1 && form_.alone);
            if (form_.bytes || double_spaced_ || rows_ == 0) continue;
            next_line_ = lines_.number() + 1;
            rest_ = text_.substr(
                std::min(static_cast<std::size_t>(line.end() - text_.begin()) + 1, text_.size()));
            if (rows_ == 1) check_spacing();
            return false;
        }
        rest_ = {};
        return false;
    }

    /// Throws if what follows the only row is another row and an empty line, and not words.
    void check_spacing() {
        shell::Lines lines = lines_;
        const bool like_a_row = lines.next() && letters_of(lines.text()) == cols_;
        if (like_a_row && lines.next() && lines.blank() && lines.next())
            throw lines_.error(
                "an empty line after the first row found, and after the next line, expected none "
                "between rows, or the words in a file of their own");
    }

    static std::size_t letters_of(std::string_view line) {
        std::size_t letters = 0;
        while (!line.empty()) {
            letters += !is_separator(line[0]);
            take_letter(line);
        }
        return letters;
    }

    /// Whether the row has a byte a cell and nothing between them; then takes it.
    bool take_bytes() {
        const std::string_view line = lines_.text();
        if (form_.ragged) return false;
        if (!form_.bytes && !all_cells(line)) return false;
        add_row(line.size());
        return true;
    }

    void add_row(std::size_t cols) {
        if (rows_++ == 0) {
            cols_ = cols;
            first_line_ = lines_.number();
        }
        if (cols != cols_ && !form_.ragged)
            throw lines_.error(std::to_string(cols) + (cols == 1 ? " cell" : " cells") + " found, expected " +
                               std::to_string(cols_) + " as in line " + std::to_string(first_line_) +
                               " (--ragged pads short rows)");
        cols_ = std::max(cols_, cols);
    }

    void start_again() { lines_ = shell::Lines(name_, text_); }

    /// Takes the rows from the first again, as letters.
    void read_letters() {
        of_bytes_ = false;
        rows_ = 0;
        start_again();
        std::vector<std::uint32_t> cells, sizes;
        while (next_row()) {
            const std::size_t before = cells.size();
            take_row(cells);
            sizes.push_back(static_cast<std::uint32_t>(cells.size() - before));
            add_row(sizes.back());
        }
        // Short rows are padded.
        cells_.assign(rows_ * cols_, texts_.number_of(" "));
        auto from = cells.begin();
        for (std::size_t r = 0; r < rows_; from += sizes[r++])
            std::copy_n(from, sizes[r], cells_.begin() + static_cast<std::ptrdiff_t>(r * cols_));
    }

    void take_row(std::vector<std::uint32_t> &cells) {
        std::string_view line = lines_.text();
        if (form_.bytes) {
            for (std::size_t i = 0; i < line.size(); ++i)
                cells.push_back(texts_.number_of(line.substr(i, 1)));
            return;
        }
        const bool separated = is_separated(line);
        if (!form_.ragged || separated) line = trimmed(line);
        const auto found_at = [&](std::string_view where, std::string_view found, const char *expected) {
            return lines_.error_at(where.data(), shell::in_quotes(found) + " found, expected " + expected);
        };
        for (bool expects_letter = true; !line.empty();) {
            const std::string_view before = line;
            const std::optional<std::string> letter = take_letter(line);
            const std::string_view text = before.substr(0, before.size() - line.size());
            if (!letter) {
                static constexpr char digits[] = "0123456789ABCDEF";
                const auto byte = static_cast<unsigned char>(text[0]);
                throw lines_.error_at(before.data(),
                                      std::string("byte 0x") + digits[byte >> 4] + digits[byte & 15] +
                                          " found, expected UTF-8, or --bytes for another encoding");
            }
            const bool separator = text.size() == 1 && is_separator(text[0]);
            if (separator && separated) {
                if (text != " " && text != "\t") {
                    if (expects_letter) throw found_at(before, text, "a letter in every cell");
                    expects_letter = true;
                }
                continue;
            }
            if (separator && !(form_.ragged && text == " "))
                throw found_at(
                    before, trimmed(lines_.text()),
                    "one letter between separators, or none between letters (--ragged takes blanks for "
                    "empty cells)");
            if (is_unprintable(*letter)) throw found_at(before, text, "a letter, or --bytes for any byte");
            expects_letter = false;
            cells.push_back(texts_.number_of(text));
        }
    }

    static std::string_view trimmed(std::string_view line) {
        const auto blank = [](char byte) { return byte == ' ' || byte == '\t'; };
        while (!line.empty() && blank(line.back())) line.remove_suffix(1);
        while (!line.empty() && blank(line.front())) line.remove_prefix(1);
        // A table has bars at its sides, too.
        if (line.size() > 2 && line.front() == '|') line.remove_prefix(1);
        if (line.size() > 1 && line.back() == '|') line.remove_suffix(1);
        return line;
    }

    /// Whether there are separators, and one letter between any two of them.
    static bool is_separated(std::string_view line) {
        std::size_t letters = 0, in_piece = 0;
        bool any = false;
        while (!line.empty()) {
            const bool separator = is_separator(line[0]);
            any = any || separator;
            take_letter(line);
            in_piece = separator ? 0 : in_piece + 1;
            letters += !separator;
            if (in_piece > 1) return false;
        }
        return any && letters > 1;
    }

    const std::string name_;
    const GridForm form_;
    const std::string_view text_;
    shell::Lines lines_;
    bool of_bytes_ = true;
    std::size_t cols_ = 0, first_line_ = 0;
    std::size_t rows_ = 0;
    bool double_spaced_ = false;
    std::vector<std::uint32_t> cells_;
    CellTexts texts_;
    std::size_t next_line_ = 0;
    std::string_view rest_;
};

} // namespace

ReadGrid read_lecture_grid(const std::string &name, shell::Text text) {
    // The rows move up to stand one after the other in the text itself.
    std::string_view rest = shell::view_of(text);
    char *end = text.data();
    std::size_t cols = 0, rows = 0, skipped = 0;
    while (!rest.empty()) {
        const std::string_view line = shell::take_line(rest);
        if (cols == 0) cols = line.size();
        if (line.empty() || line.size() != cols) {
            ++skipped;
            continue;
        }
        end = std::copy(line.begin(), line.end(), end);
        ++rows;
    }
    if (rows == 0)
        throw shell::InputError(name + ":" + std::to_string(std::max<std::size_t>(skipped, 1)) + ": " +
                                std::string(no_rows));
    text.resize(rows * cols);
    return {Grid(static_cast<int>(rows), static_cast<int>(cols), std::move(text)), skipped, {}, 0};
}

ReadGrid read_grid(const std::string &name, shell::Text text, GridForm form) {
    Reader reader(name, shell::view_of(text), form);
    reader.run(text.data());
    const int rows = reader.rows(), cols = reader.cols();
    shell::Text rest(reader.rest().begin(), reader.rest().end());
    if (!reader.of_bytes() && !form.bytes)
        return {Grid(rows, cols, reader.take_cells(), reader.take_texts()), 0, std::move(rest),
                reader.next_line()};
    if (reader.of_bytes()) text.resize(static_cast<std::size_t>(rows) * static_cast<std::size_t>(cols));
    else text = reader.padded_bytes();
    return {Grid(rows, cols, std::move(text)), 0, std::move(rest), reader.next_line()};
}

} // namespace wordsearch
