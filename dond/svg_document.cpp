#include "svg_document.h"

#include "shell.h"

#include <algorithm>
#include <cassert>
#include <cstdio>
#include <utility>

namespace svg {

namespace {

// The text as the contents of an element or an attribute. What XML forbids (control characters, bytes that are not UTF-8)
// becomes '?'.
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

// The mean width of a letter, in heights of the font.
constexpr double letter_width = 0.5;

std::size_t letters_of(std::string_view text) {
    std::size_t letters = 0;
    for (; !text.empty(); ++letters) shell::take_code_point(text);
    return letters;
}

} // namespace

Box page_of(Paper paper) { return paper == Paper::a4 ? Box{0, 0, 210, 297} : Box{0, 0, 215.9, 279.4}; }

Box inside(Box page, double margin) {
    return {page.x + margin, page.y + margin, page.width - 2 * margin, page.height - 2 * margin};
}

std::vector<Box> places(Box area, unsigned n, double aspect) {
    assert(n > 0);
    // The number of columns that gives the contents the greatest width.
    const auto width_in = [&](unsigned columns) {
        const unsigned rows = (n + columns - 1) / columns;
        return std::min(area.width / columns, area.height / rows * aspect);
    };
    unsigned columns = 1;
    for (unsigned more = 2; more <= n; ++more)
        if (width_in(more) > width_in(columns)) columns = more;
    const unsigned rows = (n + columns - 1) / columns;
    const double width = area.width / columns, height = area.height / rows;
    std::vector<Box> boxes;
    for (unsigned i = 0; i < n; ++i)
        boxes.push_back({area.x + i % columns * width, area.y + i / columns * height, width, height});
    return boxes;
}

std::vector<std::string> lines_of(std::string_view text, double width, double height) {
    const auto most = static_cast<std::size_t>(width / (letter_width * height));
    std::vector<std::string> lines;
    std::size_t letters = 0; // of the last line
    while (!text.empty()) {
        const std::string_view word = text.substr(0, text.find(' '));
        if (lines.empty() || letters + letters_of(word) > most) {
            lines.emplace_back();
            letters = 0;
        }
        lines.back() += (letters == 0 ? "" : " ") + std::string(word);
        letters += letters_of(word) + 1;
        text.remove_prefix(std::min(word.size() + 1, text.size()));
    }
    return lines;
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

Document &Document::add_text(double x, double y, std::string_view text, std::string_view attributes) {
    return add("<text x=\"", x, "\" y=\"", y, '"', attributes, '>', escaped(text), "</text>\n");
}

Document &Document::begin_in(Box box, Box view) {
    const double scale = std::min(box.width / view.width, box.height / view.height);
    const double x = box.x + (box.width - scale * view.width) / 2 - scale * view.x;
    const double y = box.y + (box.height - scale * view.height) / 2 - scale * view.y;
    char factor[32]; // of small pictures' units there may be thousands in a millimetre
    std::snprintf(factor, sizeof factor, "%.6g", scale);
    return add("<g transform=\"translate(", x, ' ', y, ") scale(", factor, ")\">\n");
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

void Document::add_head(Box &area, std::string_view title, std::string_view rules, bool with_name) {
    constexpr double title_height = 8, rules_height = 3.6, line_height = 5, gap = 4;
    const double top = area.y;
    if (with_name) {
        area.y += line_height;
        begin_font(4).add_text(area.x, area.y, "Name").add("</g>\n");
        add("<path d=\"M", area.x + 12, ' ', area.y, " H", area.x + area.width / 2,
            "\" stroke=\"#000\" stroke-width=\"0.3\"/>\n");
        area.y += gap;
    }
    if (!title.empty()) {
        const double all = letter_width * static_cast<double>(letters_of(title)) * 1.2; // bold
        const double height = std::min(title_height, area.width / all);
        begin_font(height, " text-anchor=\"middle\" font-weight=\"bold\"")
            .add_text(area.x + area.width / 2, area.y + title_height, title)
            .add("</g>\n");
        area.y += title_height + gap;
    }
    begin_font(rules_height);
    for (const std::string &line : lines_of(rules, area.width, rules_height)) {
        area.y += line_height;
        add_text(area.x, area.y, line);
    }
    add("</g>\n");
    if (!rules.empty()) area.y += gap;
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
