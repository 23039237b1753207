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

Document &Document::begin_upside_down(Box box) {
    return add("<g transform=\"rotate(180 ", box.x + box.width / 2, ' ', box.y + box.height / 2, ")\">\n");
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
