// similar: which students' sources have much in common.
//
//   similar [--given FILE]... SUBMISSIONS STUDENT...
//
// Compares the files below SUBMISSIONS/STUDENT, which are texts (see keep_sources in tests/build). What is
// below a --given FILE or folder, which the lab hands out, does not count. Prints first which files are equal
// but for carriage returns, then, the most alike first, a line for each pair with half or more in common and
// a line for each passage, and last who could not be compared:
//
//     dond.cpp: ada = bob = fay
//     83 % ada fay (40 of 48)
//         dond.cpp:3-17 lab/dond.cpp:5-19
//     not compared: ivy: no source
//
// Method: winnowing (Schleimer, Wilkerson and Aiken, Winnowing: Local Algorithms for Document Fingerprinting,
// SIGMOD 2003). A source becomes a sequence of tokens: words, also those of the language, since a macro may
// rename them, numbers and texts lose their value, other spellings of signs become these, and comments, white
// space and #include lines go. Of every `window` neighbouring k-grams of tokens the one with the smallest
// hash is kept; so any common passage of window + k - 1 tokens is found. The share is of the smaller set of
// the two. The time is linear in the sources, apart from pairs that have a fingerprint in common, and the
// memory in the students: of each the smallest files are looked at, 1 MiB and 20000 fingerprints in all,
// which is ten times what a lab needs. Exit code: 0, also without a pair; 2 if a folder cannot be read.

#include <algorithm>
#include <cctype>
#include <cstdint>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <iomanip>
#include <iostream>
#include <iterator>
#include <map>
#include <set>
#include <sstream>
#include <string>
#include <string_view>
#include <vector>

namespace {

namespace fs = std::filesystem;

constexpr std::size_t k = 12, window = 8; // found: passages of 19 tokens, some three lines
constexpr std::size_t least = 8; // fingerprints in common: fewer are three lines that many write alike
constexpr std::size_t most_bytes = 1 << 20, most_prints = 20000; // of a student

struct Token {
    std::string text;
    int line;
};

using Spellings = std::map<std::string, std::string, std::less<>>;
/// Other spellings of signs, of [lex.digraph].
const Spellings digraphs = {{"<%", "{"}, {"%>", "}"}, {"<:", "["}, {":>", "]"}, {"%:", "#"}};
const Spellings sign_names = {{"and", "&&"},   {"and_eq", "&="}, {"bitand", "&"},  {"bitor", "|"},
                              {"compl", "~"},  {"not", "!"},     {"not_eq", "!="}, {"or", "||"},
                              {"or_eq", "|="}, {"xor", "^"},     {"xor_eq", "^="}};

/// The text with one spelling of each sign: digraphs, and escapes of ASCII such as \u003b, which Java takes
/// anywhere, become what they stand for.
std::string spelled_out(std::string_view text) {
    std::string result;
    while (!text.empty()) {
        unsigned sign = 0;
        std::size_t size = 1;
        if (const auto other = digraphs.find(text.substr(0, 2)); other != digraphs.end()) {
            size = 2;
            result += other->second;
        } else if (text.starts_with("\\u00") &&
                   std::sscanf(std::string(text.substr(4, 2)).c_str(), "%2x", &sign) == 1) {
            size = 6;
            result += static_cast<char>(sign);
        } else {
            result += text[0];
        }
        text.remove_prefix(std::min(size, text.size()));
    }
    return result;
}

bool is_word(char c) { return std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '_'; }

enum class Language { c, python };

/// Where the comment or white space that begins at `i` ends; i itself if none does.
std::size_t skip(std::string_view text, std::size_t i, Language language) {
    const auto after = [&](std::string_view end) {
        const std::size_t at = text.find(end, i + 2);
        return at == text.npos ? text.size() : at + (end == "\n" ? 0 : end.size());
    };
    if (std::isspace(static_cast<unsigned char>(text[i])) != 0) return i + 1;
    if (language == Language::python) return text[i] == '#' ? text.find('\n', i) : i;
    if (text.substr(i, 2) == "//") return after("\n");
    if (text[i] == '#' &&
        text.substr(std::min(text.find_first_not_of(" \t", i + 1), text.size())).starts_with("include"))
        return after("\n");
    if (text.substr(i, 2) == "/*") return after("*/");
    return i;
}

/// The end of the text or character in quotes that begins at `i`.
std::size_t quoted(std::string_view text, std::size_t i) {
    const char quote = text[i];
    for (i++; i < text.size() && text[i] != quote && text[i] != '\n'; i++)
        if (text[i] == '\\') i++;
    return std::min(i + 1, text.size());
}

/// Whether the word that begins at `first` goes on there: also by the mark between the digits of a number.
bool goes_on(std::string_view text, std::size_t first, std::size_t at) {
    const auto has_word = [&](std::size_t i) { return i < text.size() && is_word(text[i]); };
    const bool is_number = std::isdigit(static_cast<unsigned char>(text[first])) != 0;
    return has_word(at) || (is_number && at < text.size() && text[at] == '\'' && has_word(at + 1));
}

std::vector<Token> tokens(std::string_view text, Language language) {
    std::vector<Token> result;
    int line = 1;
    for (std::size_t i = 0, end = 0; i < text.size(); i = end) {
        end = std::min(skip(text, i, language), text.size());
        if (end == i) {
            std::string word(1, text[i]);
            end = i + 1;
            if (text[i] == '"' || text[i] == '\'') {
                end = quoted(text, i);
            } else if (is_word(text[i])) {
                while (goes_on(text, i, end)) end++;
                word = text.substr(i, end - i);
            }
            if (const auto name = sign_names.find(word); name != sign_names.end()) word = name->second;
            else if (std::isdigit(static_cast<unsigned char>(word[0])) != 0) word = "0";
            else if (is_word(word[0])) word = "a";
            // Each sign is a token, whether it is spelled as a word or not.
            for (const char sign : word) result.push_back({std::string(1, sign), line});
        }
        line += static_cast<int>(std::count(text.begin() + static_cast<std::ptrdiff_t>(i),
                                            text.begin() + static_cast<std::ptrdiff_t>(end), '\n'));
    }
    return result;
}

/// A passage that stands for a fingerprint: a file, and its lines.
struct Place {
    std::string file;
    int first, last;
};

using Fingerprints = std::map<std::uint64_t, Place>; // the first place of each

/// Adds the fingerprints of a file's tokens.
void winnow(const std::string &file, const std::vector<Token> &source, Fingerprints &prints) {
    if (source.size() < k) return;
    std::vector<std::uint64_t> hashes(source.size() - k + 1);
    for (std::size_t i = 0; i < hashes.size(); i++) {
        std::uint64_t hash = 14695981039346656037U; // FNV-1a over the texts
        for (std::size_t j = i; j < i + k; j++)
            for (const char c : source[j].text + ' ')
                hash = (hash ^ static_cast<unsigned char>(c)) * 1099511628211U;
        hashes[i] = hash;
    }
    for (std::size_t begin = 0; begin < hashes.size() && prints.size() < most_prints; begin++) {
        const std::size_t end = std::min(begin + window, hashes.size());
        if (end - begin < window && begin > 0) break;
        // The rightmost of the smallest, as in the paper: neighbouring windows then often keep the same.
        std::size_t chosen = begin;
        for (std::size_t i = begin; i < end; i++)
            if (hashes[i] <= hashes[chosen]) chosen = i;
        prints.try_emplace(hashes[chosen], Place{file, source[chosen].line, source[chosen + k - 1].line});
    }
}

/// What a student has handed in: fingerprints, and each file that has some, by its text without carriage
/// returns.
struct Sources {
    Fingerprints prints;
    std::map<std::string, std::string> texts;
    bool too_large = false;
};

/// All files below a folder, or one file.
Sources read(const fs::path &top) {
    Sources sources;
    std::vector<fs::path> files;
    if (fs::is_regular_file(top)) files.push_back(top);
    else
        for (const auto &entry :
             fs::recursive_directory_iterator(top, fs::directory_options::skip_permission_denied))
            if (!entry.is_symlink() && entry.is_regular_file()) files.push_back(entry.path());
    std::sort(files.begin(), files.end(), [](const fs::path &a, const fs::path &b) {
        return std::pair(fs::file_size(a), a) < std::pair(fs::file_size(b), b);
    });
    std::size_t bytes = 0;
    for (const fs::path &file : files) {
        bytes += fs::file_size(file);
        sources.too_large = bytes > most_bytes || sources.prints.size() >= most_prints;
        if (sources.too_large) break;
        std::ifstream stream(file, std::ios::binary);
        std::string text((std::istreambuf_iterator<char>(stream)), {});
        std::erase(text, '\r');
        const std::string name = file.lexically_relative(top).string();
        const bool is_python = file.extension() == ".py" || text.starts_with("#!");
        const std::vector<Token> source =
            tokens(spelled_out(text), is_python ? Language::python : Language::c);
        winnow(name, source, sources.prints);
        if (source.size() >= k + window - 1) sources.texts.try_emplace(text, name);
    }
    return sources;
}

/// A name as it may be printed.
std::string tamed(std::string name) {
    std::replace_if(
        name.begin(), name.end(), [](unsigned char c) { return c < 32 || c == 127; }, '?');
    return name;
}

/// A file's name: nobody has checked it before. In quotes it passes for nothing else.
std::string file_name(const std::string &name) {
    const bool is_plain = std::all_of(name.begin(), name.end(), [](unsigned char c) {
        return std::isalnum(c) != 0 || c >= 128 ||
               std::string_view("._-+/").find(static_cast<char>(c)) != std::string_view::npos;
    });
    if (is_plain) return name;
    std::ostringstream quoted;
    quoted << std::quoted(tamed(name));
    return quoted.str();
}

/// The files that several students have, equal.
void print_equal(const std::map<std::string, Sources> &students, const Sources &given) {
    std::map<std::string, std::vector<std::string>> owners; // by text
    for (const auto &[student, sources] : students)
        for (const auto &[text, file] : sources.texts)
            if (!given.texts.contains(text)) owners[text].push_back(student);
    std::set<std::string> lines;
    for (const auto &[text, names] : owners) {
        if (names.size() < 2) continue;
        std::string line =
            file_name(fs::path(students.at(names[0]).texts.at(text)).filename().string()) + ": ";
        for (const std::string &name : names) line += (&name == &names[0] ? "" : " = ") + tamed(name);
        lines.insert(line);
    }
    for (const std::string &line : lines) std::cout << line << '\n';
}

struct Pair {
    std::size_t a, b, common, smaller;
};

/// The passages that two have in common, neighbours in the first file made one.
void print_passages(const Fingerprints &a, const Fingerprints &b) {
    std::vector<std::pair<Place, Place>> common;
    for (const auto &[hash, place] : a)
        if (const auto other = b.find(hash); other != b.end()) common.emplace_back(place, other->second);
    std::sort(common.begin(), common.end(), [](const auto &x, const auto &y) {
        return std::tie(x.first.file, x.second.file, x.first.first) <
               std::tie(y.first.file, y.second.file, y.first.first);
    });
    for (std::size_t i = 0; i < common.size();) {
        auto [one, other] = common[i];
        for (i++; i < common.size(); i++) {
            const auto &[next, beside] = common[i];
            if (next.file != one.file || beside.file != other.file || next.first > one.last + 1) break;
            one.last = std::max(one.last, next.last);
            other.first = std::min(other.first, beside.first);
            other.last = std::max(other.last, beside.last);
        }
        std::cout << "    " << file_name(one.file) << ':' << one.first << '-' << one.last << ' '
                  << file_name(other.file) << ':' << other.first << '-' << other.last << '\n';
    }
}

/// The pairs with half or more in common, the most alike first.
std::vector<Pair> alike(const std::vector<const Fingerprints *> &prints) {
    std::map<std::uint64_t, std::vector<std::size_t>> owners;
    for (std::size_t i = 0; i < prints.size(); i++)
        for (const auto &[hash, place] : *prints[i]) owners[hash].push_back(i);
    std::vector<std::vector<std::size_t>> common(prints.size(), std::vector<std::size_t>(prints.size()));
    for (const auto &[hash, who] : owners)
        for (std::size_t i = 0; i < who.size(); i++)
            for (std::size_t j = i + 1; j < who.size(); j++) common[who[i]][who[j]]++;
    std::vector<Pair> pairs;
    for (std::size_t i = 0; i < prints.size(); i++)
        for (std::size_t j = i + 1; j < prints.size(); j++) {
            const Pair pair = {i, j, common[i][j], std::min(prints[i]->size(), prints[j]->size())};
            if (pair.common >= least && 2 * pair.common >= pair.smaller) pairs.push_back(pair);
        }
    std::stable_sort(pairs.begin(), pairs.end(), [](const Pair &x, const Pair &y) {
        return x.common * y.smaller > y.common * x.smaller;
    });
    return pairs;
}

} // namespace

int main(int argc, char **argv) {
    std::vector<std::string> words(argv + 1, argv + argc);
    try {
        Sources given;
        std::size_t at = 0;
        for (; at + 1 < words.size() && words[at] == "--given"; at += 2)
            given.prints.merge(read(words[at + 1]).prints), given.texts.merge(read(words[at + 1]).texts);
        if (at == words.size())
            throw std::runtime_error("usage: similar [--given FILE]... SUBMISSIONS STUDENT...");
        const fs::path submissions = words[at];
        std::vector<std::string> left_out;

        std::map<std::string, Sources> students;
        for (at++; at < words.size(); at++) {
            Sources &sources = students[words[at]] = read(submissions / words[at]);
            const bool any = !sources.prints.empty();
            std::erase_if(sources.prints,
                          [&](const auto &print) { return given.prints.contains(print.first); });
            if (sources.too_large) left_out.push_back(words[at] + ": its largest sources, over 1 MiB in all");
            else if (!any) left_out.push_back(words[at] + ": no source");
            else if (sources.prints.empty())
                left_out.push_back(words[at] + ": nothing but what the lab hands out");
        }
        print_equal(students, given);

        std::vector<std::string> names;
        std::vector<const Fingerprints *> prints;
        for (const auto &[name, sources] : students) names.push_back(name), prints.push_back(&sources.prints);
        for (const Pair &pair : alike(prints)) {
            std::cout << std::setw(3) << 100 * pair.common / pair.smaller << " % " << tamed(names[pair.a])
                      << ' ' << tamed(names[pair.b]) << " (" << pair.common << " of " << pair.smaller
                      << ")\n";
            print_passages(*prints[pair.a], *prints[pair.b]);
        }
        for (const std::string &student : left_out) std::cout << "not compared: " << tamed(student) << '\n';
    } catch (const std::exception &error) {
        std::cerr << "similar: " << error.what() << '\n';
        return 2;
    }
}
