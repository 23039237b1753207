// Writes SVG, and lays out pages.
#include "page.h"

#include "files.h"
#include "text.h"

#include <algorithm>
#include <cassert>
#include <cstdio>
#include <numeric>
#include <utility>

namespace svg {

namespace {

// The text as contents of an element or an attribute. tamed() replaces what XML forbids.
std::string escaped(std::string_view text) {
    std::string result;
    for (const char c : shell::tamed(text)) {
        if (c == '&') result += "&amp;";
        else if (c == '<') result += "&lt;";
        else if (c == '>') result += "&gt;";
        else if (c == '"') result += "&quot;";
        else result += c;
    }
    return result;
}

} // namespace

bool PageOptions::take(shell::Arguments &arguments) {
    if (arguments.is("--paper")) paper = arguments.choice<Box>({{"a4", a4}, {"letter", letter}});
    else if (arguments.is("--title")) title = arguments.value();
    else if (arguments.is("--rules")) rules = arguments.value();
    else return false;
    return sheet = true;
}

bool PageOptions::take_puzzles(shell::Arguments &arguments) {
    if (arguments.is("--seed")) {
        seed = arguments.number(0, UINT64_MAX);
        return true;
    }
    if (arguments.is("--sets")) sets = arguments.number<unsigned>(1, 100);
    else if (arguments.is("--puzzles")) {
        const std::string text = arguments.value();
        shell::Words sides = shell::numbers_of(text);
        if (sides.size() != 2) sides = {text};
        puzzles = 1;
        for (const std::string &side : sides)
            puzzles *= columns = shell::parse_number<unsigned>("--puzzles", side, 1, 100);
        if (sides.size() == 1) columns = 0;
    } else return take(arguments);
    return sheet = true;
}

void PageOptions::take_set_file(const shell::Arguments &arguments) {
    if (sets == 0) return;
    if (!arguments.output()) throw shell::Misuse("--sets found, expected -o FILE with it, as -o class.svg");
    set_file = *arguments.output();
}

std::vector<std::uint64_t> PageOptions::seeds() {
    seed = shell::seed_or_random(seed);
    std::vector<std::uint64_t> all(std::size_t{std::max(puzzles, 1U)} * std::max(sets, 1U));
    std::iota(all.begin(), all.end(), *seed);
    return all;
}

void PageOptions::write_pages(const DrawPage &draw) const {
    const std::size_t on_page = std::max(puzzles, 1U);
    if (sets == 0) return shell::write_answer(draw(*this, on_page));
    std::vector<std::string> pages;
    PageOptions page = *this;
    for (unsigned i = 0; i < sets; ++i) {
        pages.push_back(draw(page, on_page));
        page.first += on_page;
        *page.seed += on_page;
    }
    page = *this;
    page.rules = "";
    pages.push_back(draw(page, 0));
    const std::string ending = set_file.ends_with(".svg") ? ".svg" : "";
    const std::string stem = set_file.substr(0, set_file.size() - ending.size()) + '-';
    // All texts are written before the first file gets its name.
    const std::function<void(std::size_t)> save = [&](std::size_t i) {
        if (i > sets) return;
        shell::write_file(stem + (i < sets ? std::to_string(i + 1) : "keys") + ending,
                          [&](shell::Output &out) {
                              out.put(pages[i]);
                              out.flush();
                              save(i + 1);
                          });
    };
    save(0);
}

std::vector<Box> places(Box area, std::size_t count, double aspect, unsigned columns) {
    assert(count > 0);
    const auto n = static_cast<unsigned>(count);
    // The width of the contents in this many columns; the greatest wins.
    const auto width_in = [&](unsigned across) {
        const unsigned rows = (n + across - 1) / across;
        return std::min(area.width / across, area.height / rows * aspect);
    };
    for (unsigned more = columns == 0 ? 1 : n + 1; more <= n; ++more)
        if (columns == 0 || width_in(more) > width_in(columns)) columns = more;
    const unsigned rows = (n + columns - 1) / columns;
    const double width = area.width / columns, height = area.height / rows;
    std::vector<Box> boxes;
    for (unsigned i = 0; i < n; ++i)
        boxes.push_back({area.x + i % columns * width, area.y + i / columns * height, width, height});
    return boxes;
}

// Measured in DejaVu Sans of height 1, in four classes.
static double width_of(char32_t point) {
    constexpr std::u32string_view narrow = U"iljI.,:;'|! ", wide = U"mwMW@%";
    if (shell::contains(narrow, point)) return 0.35;
    if (shell::contains(wide, point) || point >= 0x1100) return 1;
    return (point >= 'A' && point <= 'Z') || point >= 0x80 ? 0.78 : 0.64;
}

double width_of(std::string_view text, double height) {
    double width = 0;
    while (!text.empty()) width += width_of(shell::take_code_point(text).value_or('?'));
    return width * height;
}

std::vector<std::string> lines_of(std::string_view text, double width, double height) {
    if (text.empty()) return {};
    return shell::lines_within(text, width / height, width_of, false);
}

std::string number(double value) {
    char text[64];
    std::snprintf(text, sizeof text, "%.3f", value);
    std::string result = text;
    result.erase(result.find_last_not_of('0') + 1);
    if (result.ends_with('.')) result.pop_back();
    return result == "-0" ? "0" : result;
}

Document::Document(Box size, Box view, std::string_view title) {
    add("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"", size.width, "mm\" height=\"", size.height,
        "mm\" viewBox=\"", view.x, ' ', view.y, ' ', view.width, ' ', view.height, "\">\n<title>",
        escaped(title), "</title>\n<rect x=\"", view.x, "\" y=\"", view.y, "\" width=\"", view.width,
        "\" height=\"", view.height, "\" fill=\"#fff\"/>\n");
}

Document::Document(const PageOptions &options, std::string_view title)
    : Document(options.paper, options.paper, options.title.empty() ? title : options.title) {
    if (options.seed)
        begin_font(2.6, " fill=\"#555\" text-anchor=\"end\"")
            .add_text(options.paper.width - 12, options.paper.height - 6,
                      "№ " + std::to_string(*options.seed))
            .add("</g>\n");
}

Document &Document::add_text(double x, double y, std::string_view text, std::string_view attributes) {
    return add("<text x=\"", x, "\" y=\"", y, '"', attributes, '>', escaped(text), "</text>\n");
}

Document &Document::begin_in(Box box, Box view) {
    const double scale = std::min(box.width / view.width, box.height / view.height);
    const double x = box.x + (box.width - scale * view.width) / 2 - scale * view.x;
    const double y = box.y + (box.height - scale * view.height) / 2 - scale * view.y;
    // Three decimals would be too few: a millimetre may have thousands of units.
    return add("<g transform=\"translate(", x, ' ', y, ") scale(", std::to_string(scale), ")\">\n");
}

Box Document::begin_foot(Box &area, double height) {
    constexpr double gap = 4;
    area.height -= height;
    const Box foot{area.x, area.y + area.height + gap, area.width, height - gap};
    add("<path d=\"M", foot.x, ' ', foot.y - gap / 2, " h", foot.width,
        "\" stroke=\"#888\" stroke-width=\"0.2\" stroke-dasharray=\"2 1\"/>\n");
    add("<g transform=\"rotate(180 ", foot.x + foot.width / 2, ' ', foot.y + foot.height / 2, ")\">\n");
    return foot;
}

void Document::add_head(Box &area, const PageOptions &options, std::string_view english_rules,
                        bool with_name) {
    const std::string_view title = options.title, rules = options.rules ? *options.rules : english_rules;
    constexpr double title_height = 8, rules_height = 3.6, line_height = 5, gap = 4;
    const double top = area.y;
    if (with_name && !options.rules) {
        // A pencil and a line ask for a name in every language.
        area.y += line_height;
        add("<path transform=\"translate(", area.x, ' ', area.y,
            ")\" d=\"M0 0 L0.6 -1.6 L4.6 -5.6 L5.6 -4.6 L1.6 -0.6 Z M0.6 -1.6 L1.6 -0.6 M3.8 -4.8 L4.8 -3.8 "
            "M7 0 H",
            area.width / 2, "\" fill=\"none\" stroke=\"#000\" stroke-width=\"0.3\"/>\n");
        area.y += gap;
    }
    if (!title.empty()) {
        constexpr double bold = 1.15; // times as wide
        const double height = std::min(title_height, area.width / width_of(title, bold));
        begin_font(height, " text-anchor=\"middle\" font-weight=\"bold\"")
            .add_text(area.x + area.width / 2, area.y + title_height, title)
            .add("</g>\n");
        area.y += title_height + gap;
    }
    if (!rules.empty()) {
        begin_font(rules_height);
        for (std::string_view rest = rules; !rest.empty();)
            for (const std::string &line : lines_of(shell::take_line(rest), area.width, rules_height))
                add_text(area.x, area.y += line_height, line);
        add("</g>\n");
        area.y += gap;
    }
    area.height -= area.y - top;
}

Document &Document::begin_font(double height, std::string_view attributes) {
    return add("<g font-family=\"Helvetica, Arial, sans-serif\" font-size=\"", height, '"', attributes,
               ">\n");
}

std::string Document::take() {
    text_ += "</svg>\n";
    return std::move(text_);
}

} // namespace svg
