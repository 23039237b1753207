// spellscreen_check BOARD PICTURE: whether the jgraph text or SVG in PICTURE draws the BOARD: one box for
// each cell that is not empty, where it belongs and in its colour, its label on it, a line for each step of
// the path, a disc under the first letter and a square under the last one, all of it inside the picture and
// that inside the page; on white, or on black as the lab's picture is.
//
// It reads jgraph as jgraph does (comments, strings, include and shell), and takes any well-formed XML that
// it knows the elements of. It says how many boxes, labels and lines there are, or what is wrong with exit
// code 1.
#include "tests/spellscreen/spellscreen_board.h"

#include <cmath>
#include <functional>
#include <map>
#include <tuple>

using Pair = std::pair<double, double>;

struct Shape {
    Pair at;
    double size;
    std::string colour;
};
struct Label {
    Pair at;
    double size;
    std::string text;
};
struct Picture { // in cells, y upwards from the bottom of the grid
    std::vector<Shape> boxes, discs, squares;
    std::vector<std::pair<Pair, Pair>> lines;
    std::vector<Label> labels;
    Pair low, high;    // what can be seen
    bool dark = false; // on black, as the lab's picture is; else on white
};

static bool near(double a, double b, double tolerance = 1e-5) {
    return std::abs(a - b) <= tolerance * std::max({1.0, std::abs(a), std::abs(b)});
}
static bool near(Pair a, Pair b) { return near(a.first, b.first) && near(a.second, b.second); }
static void expect(bool fact, const std::string &reason) {
    if (!fact) wrong(reason);
}
static double number(const std::string &text) {
    char *end = nullptr;
    const double value = std::strtod(text.c_str(), &end);
    expect(!text.empty() && *end == '\0' && std::isfinite(value), "'" + text + "' is no number");
    return value;
}

// ---- jgraph

class Tokens {
  public:
    explicit Tokens(const std::string &text) : text_(text) {
        for (const char byte : text)
            expect(byte == '\n' || (byte >= ' ' && byte <= '~'),
                   "jgraph text holds a byte that is not printable");
    }
    // The next token outside comments, "" at the end.
    std::string next() {
        for (int depth = 0;;) {
            while (at_ < text_.size() && (text_[at_] == ' ' || text_[at_] == '\n')) ++at_;
            const std::size_t begin = at_;
            while (at_ < text_.size() && text_[at_] != ' ' && text_[at_] != '\n') ++at_;
            const std::string token = text_.substr(begin, at_ - begin);
            if (token.empty()) return token;
            if (token == "(*") ++depth;
            else if (token == "*)") --depth;
            else if (depth == 0) return token;
        }
    }
    std::string peek() {
        const std::size_t here = at_;
        std::string token = next();
        at_ = here;
        return token;
    }
    // The string after a ':': from the second character on, to the end of the line; a last '\' takes another
    // line.
    std::string string() {
        std::string text;
        for (++at_; at_ < text_.size() && text_[at_] != '\n'; ++at_) {
            expect(text_[at_] != '\\' || text_[at_ + 1] != '\n', "a string goes on in the next line");
            text += text_[at_];
        }
        return text;
    }
    double number() { return ::number(next()); }

  private:
    const std::string &text_;
    std::size_t at_ = 0;
};

struct Curve {
    std::string mark = "none", line, fill, colour = "0 0 0";
    bool poly = false;
    double width = 0, height = 0, thickness = 1;
    std::vector<Pair> points;
};

static Picture read_jgraph(const Board &board, const std::string &text) {
    Tokens tokens(text);
    double scale = 1;
    std::vector<double> bbox;
    std::map<std::string, std::map<std::string, double>> axes;
    std::string axis;
    std::vector<Curve> curves;
    std::vector<std::map<std::string, std::string>> strings;

    const auto curve = [&]() -> Curve & {
        expect(!curves.empty(), "an attribute, but no curve");
        return curves.back();
    };
    const auto string = [&](const std::string &key) -> std::string & {
        expect(!strings.empty(), "an attribute, but no string");
        return strings.back()[key];
    };
    const auto number_follows = [&] { return (tokens.peek() + ' ').find_first_of("-0123456789") == 0; };
    const auto colour = [&] {
        const std::string red = tokens.next(), green = tokens.next();
        return red + ' ' + green + ' ' + tokens.next();
    };
    std::map<std::string, std::function<void(const std::string &)>> rules;
    rules["preamble"] = [&](const std::string &) {
        expect(tokens.next() == ":", "preamble without a string");
        std::istringstream words(tokens.string());
        std::string dup, scale_word, more;
        words >> scale >> dup >> scale_word;
        expect(words && dup == "dup" && scale_word == "scale" && !(words >> more),
               "a preamble that does not scale");
    };
    rules["bbox"] = [&](const std::string &) {
        for (int i = 0; i < 4; ++i) bbox.push_back(tokens.number());
    };
    rules["newgraph"] = [&](const std::string &) {
        expect(axes.empty() && curves.empty(), "a second graph");
    };
    rules["xaxis"] = rules["yaxis"] = [&](const std::string &token) { axis = token; };
    rules["min"] = rules["max"] =
        rules["size"] = [&](const std::string &token) { axes[axis][token] = tokens.number(); };
    rules["nodraw"] = [&](const std::string &token) { axes[axis][token] = 1; };
    rules["newcurve"] = [&](const std::string &) { curves.emplace_back(); };
    rules["newline"] = [&](const std::string &) { curves.emplace_back().line = "solid"; };
    rules["copycurve"] = [&](const std::string &) {
        curves.push_back(Curve(curve()));
        curve().points.clear();
    };
    rules["poly"] = [&](const std::string &) { curve().poly = true; };
    rules["marktype"] = [&](const std::string &) { curve().mark = tokens.next(); };
    rules["marksize"] = [&](const std::string &) {
        curve().width = tokens.number();
        curve().height = tokens.number();
    };
    rules["gmarks"] = [&](const std::string &) {
        std::string marks;
        while (number_follows()) marks += tokens.next() + ' ';
        expect(marks == "-1 -1 -1 1 1 1 1 -1 ", "a mark that is no square");
    };
    rules["cfill"] = rules["pcfill"] = [&](const std::string &) { curve().fill = colour(); };
    rules["color"] = [&](const std::string &) { curve().colour = colour(); };
    rules["linethickness"] = [&](const std::string &) { curve().thickness = tokens.number(); };
    rules["pts"] = [&](const std::string &) {
        while (number_follows()) {
            const double x = tokens.number();
            curve().points.emplace_back(x, tokens.number());
        }
    };
    rules["newstring"] = [&](const std::string &) { strings.emplace_back(); };
    rules["copystring"] = [&](const std::string &) {
        string("x"); // there must be one
        strings.push_back(std::map(strings.back()));
    };
    rules["hjc"] = rules["vjc"] = [&](const std::string &token) { string(token) = "yes"; };
    rules["font"] = rules["fontsize"] = rules["x"] =
        rules["y"] = [&](const std::string &token) { string(token) = tokens.next(); };
    rules[":"] = [&](const std::string &token) { string(token) = tokens.string(); };
    for (std::string token; !(token = tokens.next()).empty();) {
        expect(rules.count(token) == 1, "jgraph would see the token " + token);
        rules[token](token);
    }

    for (const auto &[name, length] : {std::pair("xaxis", board.width()), std::pair("yaxis", board.height())})
        expect(axes[name]["min"] == 0 && near(axes[name]["max"], length) &&
                   near(axes[name]["size"], length / 4) && axes[name]["nodraw"] == 1,
               std::string(name) + " is not 0 to " + std::to_string(length) + " at 0.25 inches a cell");
    expect(near(scale * 18, board.points()), "the scale is " + std::to_string(scale));
    expect(bbox.size() == 4, "no bbox");
    expect(bbox[2] - bbox[0] <= 542 && bbox[3] - bbox[1] <= 722,
           "the bounding box leaves the page no margin");

    Picture picture;
    const double points = 18 * scale;
    picture.low = {bbox[0] / points, bbox[1] / points};
    picture.high = {bbox[2] / points, bbox[3] / points};
    for (const Curve &drawn : curves) {
        expect(near(drawn.width, drawn.height), "a mark that is wider than high");
        if (drawn.poly) {
            expect(&drawn == &curves[0] && drawn.fill == "0 0 0", "a background that is not black and first");
            picture.dark = true;
            const std::set<Pair> corners(drawn.points.begin(), drawn.points.end());
            expect(corners.size() == 4, "the background is no rectangle");
            const auto [right, top] = *corners.rbegin();
            expect(near(right, board.width() + 0.15) && near(top, board.height() + 0.15) &&
                       near(corners.begin()->first, -0.15) && near(corners.begin()->second, -0.15),
                   "the background does not cover the grid and a margin");
        } else if (drawn.mark == "none") {
            expect(drawn.line == "solid" && drawn.points.size() == 2, "a line that is no step");
            expect(drawn.thickness > 2 && drawn.colour != "0 0 0", "a thin line or a black one");
            picture.lines.emplace_back(drawn.points[0], drawn.points[1]);
        } else {
            auto &shapes = drawn.mark == "box"      ? picture.boxes
                           : drawn.mark == "circle" ? picture.discs
                                                    : picture.squares;
            expect(drawn.mark == "box" || drawn.mark == "circle" || drawn.mark == "general",
                   "a mark " + drawn.mark);
            for (const Pair &point : drawn.points) shapes.push_back({point, drawn.width, drawn.fill});
        }
    }
    for (auto &text_of : strings) {
        expect(text_of["hjc"] == "yes" && text_of["vjc"] == "yes", "a label that is not centred");
        std::string label = text_of[":"];
        if (label == " \\ ") label = "\\";
        picture.labels.push_back(
            {{number(text_of["x"]), number(text_of["y"])}, number(text_of["fontsize"]) / 18, label});
    }
    return picture;
}

// ---- SVG

struct Element {
    std::string name, text;
    std::map<std::string, std::string> attributes; // with those inherited from the elements around it
};

// The elements of a document of printable ASCII that is well-formed, without declarations, comments and the
// like.
static std::vector<Element> read_xml(const std::string &xml) {
    for (const char byte : xml)
        expect(byte == '\n' || (byte >= ' ' && byte <= '~'),
               "the SVG holds a byte that is not printable ASCII");
    const auto plain = [](const std::string &raw) {
        std::string text;
        for (std::size_t i = 0; i < raw.size(); ++i) {
            expect(raw[i] != '<', "a '<' in a text");
            if (raw[i] != '&') {
                text += raw[i];
                continue;
            }
            const std::string name = raw.substr(i, raw.find(';', i) - i);
            const std::map<std::string, char> entities{
                {"&amp", '&'}, {"&lt", '<'}, {"&gt", '>'}, {"&quot", '"'}};
            expect(entities.count(name) == 1, "unknown entity " + name);
            text += entities.at(name);
            i += name.size();
        }
        return text;
    };
    std::vector<Element> elements;
    std::vector<std::size_t> open;
    bool closed = false;
    for (std::size_t at = 0; at < xml.size();) {
        if (xml[at] != '<') {
            const std::size_t end = std::min(xml.find('<', at), xml.size());
            const std::string text = plain(xml.substr(at, end - at));
            expect(!open.empty() || text.find_first_not_of('\n') == std::string::npos,
                   "text outside the root");
            if (!open.empty()) elements[open.back()].text += text;
            at = end;
            continue;
        }
        const std::size_t end = xml.find('>', at);
        expect(end != std::string::npos, "a tag without end");
        std::string tag = xml.substr(at + 1, end - at - 1);
        at = end + 1;
        if (tag[0] == '/') {
            expect(!open.empty() && elements[open.back()].name == tag.substr(1),
                   "</" + tag.substr(1) + "> closes nothing");
            open.pop_back();
            closed = open.empty();
            continue;
        }
        const bool empty = tag.back() == '/';
        if (empty) tag.pop_back();
        expect(!closed, "two roots");
        Element element;
        if (!open.empty()) element.attributes = elements[open.back()].attributes;
        std::size_t i = tag.find_first_of(" \n");
        element.name = tag.substr(0, i);
        std::set<std::string> seen;
        while (i < tag.size() && (i = tag.find_first_not_of(" \n", i)) != std::string::npos) {
            const std::size_t equals = tag.find("=\"", i), quote = tag.find('"', equals + 2);
            expect(equals != std::string::npos && quote != std::string::npos,
                   "an attribute without value in " + tag);
            const std::string key = tag.substr(i, equals - i);
            expect(key.find_first_not_of("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ-") ==
                       std::string::npos,
                   "an attribute called " + key);
            expect(seen.insert(key).second, "the attribute " + key + " twice");
            element.attributes[key] = plain(tag.substr(equals + 2, quote - equals - 2));
            i = quote + 1;
            expect(i == tag.size() || tag[i] == ' ' || tag[i] == '\n', "attributes that touch in " + tag);
        }
        elements.push_back(element);
        if (!empty) open.push_back(elements.size() - 1);
        else closed = open.empty();
    }
    expect(open.empty() && closed, "an element that is not closed");
    return elements;
}

// The letters and numbers of path data.
static std::vector<std::pair<char, std::vector<double>>> commands(const std::string &data) {
    std::string spaced;
    for (const char byte : data)
        spaced += std::isalpha(static_cast<unsigned char>(byte)) ? std::string{' ', byte, ' '}
                                                                 : std::string(1, byte);
    std::istringstream words(spaced);
    std::vector<std::pair<char, std::vector<double>>> result;
    for (std::string word; words >> word;) {
        if (std::isalpha(static_cast<unsigned char>(word[0]))) result.push_back({word[0], {}});
        else result.back().second.push_back(number(word));
    }
    return result;
}

static Picture read_svg(const Board &board, const std::string &text) {
    const auto elements = read_xml(text);
    const Element &root = elements[0];
    expect(root.name == "svg" && root.attributes.at("xmlns") == "http://www.w3.org/2000/svg",
           "the root is no svg");
    double unit = 0; // in a cell
    std::istringstream view(root.attributes.at("viewBox"));
    double x = 0, y = 0, width = 0, height = 0;
    expect(view >> x >> y >> width >> height && view.eof(), "the viewBox is not four numbers");
    unit = width / (board.width() + 0.3);
    const auto millimetres = [&](const std::string &key) {
        const std::string &size = root.attributes.at(key);
        expect(size.ends_with("mm"), "a " + key + " that is not in millimetres");
        return number(size.substr(0, size.size() - 2));
    };
    const double cell = millimetres("width") / width * unit;
    expect(near(millimetres("height") / height * unit, cell, 1e-3), "the viewBox is distorted");
    expect(near(cell, std::min({8.0, 400 / (board.width() + 0.3), 400 / (board.height() + 0.3)}), 1e-3),
           "a cell is " + std::to_string(cell) + " mm wide");

    Picture picture;
    const auto point = [&](double px, double py) { return Pair{px / unit, board.height() - py / unit}; };
    picture.low = point(x, y + height);
    picture.high = point(x + width, y);
    const auto add_squares = [&](const std::vector<std::pair<char, std::vector<double>>> &data, double stroke,
                                 const std::string &colour, std::vector<Shape> &shapes) {
        expect(data.size() % 5 == 0, "squares of less than five strokes");
        for (std::size_t i = 0; i < data.size(); i += 5) {
            expect(data[i].first == 'M' && data[i + 1].first == 'h' && data[i + 2].first == 'v' &&
                       data[i + 3].first == 'h' && data[i + 4].first == 'z',
                   "path data that is no square");
            const double side = data[i + 1].second.at(0);
            expect(data[i + 2].second.at(0) == side && data[i + 3].second.at(0) == -side, "a crooked square");
            shapes.push_back({point(data[i].second.at(0) + side / 2, data[i].second.at(1) + side / 2),
                              (side + stroke) / unit, colour});
        }
    };
    for (const Element &element : elements) {
        const auto value = [&](const std::string &key) {
            expect(element.attributes.count(key) == 1, element.name + " without " + key);
            return element.attributes.at(key);
        };
        if (element.name == "title") {
            expect(element.text.starts_with(std::to_string(board.rows.size()) + " x " +
                                            std::to_string(board.cols())),
                   "the title is not about the board");
        } else if (element.name == "rect") {
            expect(number(value("x")) == x && number(value("y")) == y && number(value("width")) == width &&
                       number(value("height")) == height,
                   "the background does not cover the picture");
            const bool black = element.attributes.count("fill") == 0;
            expect(black ? &element == &elements[3] : &element == &elements[2] && value("fill") == "#fff",
                   "a background that is not white and first, or black and second");
            picture.dark = picture.dark || black;
        } else if (element.name == "circle") {
            picture.discs.push_back({point(number(value("cx")), number(value("cy"))),
                                     2 * number(value("r")) / unit, value("fill")});
        } else if (element.name == "text") {
            const double size = number(value("font-size")) / unit;
            expect(value("text-anchor") == "middle", "a label that is not centred");
            auto at = point(number(value("x")), number(value("y")));
            at.second += 0.35 * size; // from the base line to the middle of a letter, roughly
            picture.labels.push_back({at, size, element.text});
        } else if (element.name == "path") {
            const auto data = commands(value("d"));
            if (element.attributes.count("fill") == 0) {
                expect(data.size() % 2 == 0, "a step without end");
                for (std::size_t i = 0; i < data.size(); i += 2) {
                    expect(data[i].first == 'M' && data[i + 1].first == 'L', "a step that is no line");
                    picture.lines.emplace_back(point(data[i].second.at(0), data[i].second.at(1)),
                                               point(data[i + 1].second.at(0), data[i + 1].second.at(1)));
                }
            } else if (element.attributes.count("stroke-linejoin") == 0) {
                add_squares(data, 0, value("fill"), picture.squares);
            } else {
                expect(value("stroke") == (picture.dark ? value("fill") : "#555"),
                       "boxes with an outline on black, or without one on white");
                add_squares(data, number(value("stroke-width")), value("fill"), picture.boxes);
            }
        } else expect(element.name == "svg" || element.name == "g", "unknown element " + element.name);
    }
    expect(elements.size() > 2 && elements[1].name == "title" && elements[2].name == "rect",
           "no title and background first");
    return picture;
}

// ---- the board

static std::string label_of(unsigned char byte) {
    if (byte > 32 && byte < 127) return std::string(1, static_cast<char>(byte));
    std::ostringstream hex;
    hex << std::uppercase << std::hex << (byte < 16 ? "0" : "") << static_cast<int>(byte);
    return hex.str();
}

int main(int argc, char **argv) {
    if (argc != 3) return 2;
    const Board board(argv[1]);
    std::ostringstream text;
    text << std::ifstream(argv[2], std::ios::binary).rdbuf();
    const bool svg = text.str().starts_with('<');
    const Picture picture = svg ? read_svg(board, text.str()) : read_jgraph(board, text.str());

    // The cells by their centres, in hundredths.
    const auto key = [](Pair at) {
        return std::pair(std::lround(at.first * 100), std::lround(at.second * 100));
    };
    const std::set<std::pair<int, int>> path(board.path.begin(), board.path.end());
    std::map<std::pair<long, long>, std::pair<int, int>> cells;
    for (int r = 0; r < static_cast<int>(board.rows.size()); ++r)
        for (int c = 0; c < board.cols(); ++c)
            if (board.at(r, c) != '-') cells[key(board.centre(r, c))] = {r, c};

    std::set<std::pair<int, int>> boxed, labelled;
    for (const Shape &box : picture.boxes) {
        expect(cells.count(key(box.at)) == 1, "a box where no cell is");
        const auto cell = cells[key(box.at)];
        expect(boxed.insert(cell).second, "two boxes for a cell");
        const bool on_path = path.count(cell) == 1;
        expect(near(box.size, 0.9), "a box that is not 0.9 cells wide");
        const std::string colours[2][2] = {{svg ? "#fff" : "1 1 1", svg ? "#e0e0ff" : "0.88 0.88 1"},
                                           {svg ? "#ffb3b3" : "1 0.7 0.7", svg ? "#b3b3ff" : "0.7 0.7 1"}};
        expect(box.colour == colours[picture.dark][on_path], "a box of the wrong colour");
        expect(box.at.first - 0.45 > picture.low.first && box.at.second - 0.45 > picture.low.second &&
                   box.at.first + 0.45 < picture.high.first && box.at.second + 0.45 < picture.high.second,
               "a box outside the picture");
    }
    expect(boxed.size() == cells.size(),
           std::to_string(cells.size() - boxed.size()) + " cells without a box");

    for (const Label &label : picture.labels) {
        Pair at = label.at;
        if (svg) at.second = std::round(at.second * 2) / 2; // its height is only roughly known
        expect(std::abs(at.second - label.at.second) < 0.05, "a label beside the middle of its cell");
        expect(cells.count(key(at)) == 1, "a label where no cell is");
        const auto cell = cells[key(at)];
        expect(labelled.insert(cell).second, "two labels for a cell");
        const std::string right = label_of(board.at(cell.first, cell.second));
        expect(label.text == right, "a label '" + label.text + "' instead of '" + right + "'");
        expect(right.size() == 1 ? std::abs(label.size - 12 / 18.0) < 0.04
                                 : label.size < 0.55 && label.size > 0.4,
               "a label of the wrong size");
    }
    expect(labelled.size() == cells.size(),
           std::to_string(cells.size() - labelled.size()) + " cells without a label");

    const std::size_t steps = board.path.empty() ? 0 : board.path.size() - 1;
    expect(picture.lines.size() == steps,
           std::to_string(picture.lines.size()) + " lines for " + std::to_string(steps) + " steps");
    for (std::size_t i = 0; i < steps; ++i) {
        const auto [ax, ay] = board.centre(board.path[i].first, board.path[i].second);
        const auto [bx, by] = board.centre(board.path[i + 1].first, board.path[i + 1].second);
        expect(near(picture.lines[i].first, {.7 * ax + .3 * bx, .7 * ay + .3 * by}) &&
                   near(picture.lines[i].second, {.3 * ax + .7 * bx, .3 * ay + .7 * by}),
               "the line of step " + std::to_string(i) + " is elsewhere");
    }
    for (const auto &[marks, first] : {std::pair(picture.discs, true), std::pair(picture.squares, false)}) {
        expect(marks.size() == (board.path.empty() ? 0 : 1), "a disc or a square too many or too few");
        if (marks.empty()) continue;
        const auto cell = first ? board.path.front() : board.path.back();
        expect(near(marks[0].at, board.centre(cell.first, cell.second)),
               "a disc or a square that is elsewhere");
        expect(near(marks[0].size, 0.74) && (marks[0].colour == "1 1 1" || marks[0].colour == "#fff"),
               "a disc or a square of another size or colour");
    }
    std::cout << (picture.dark ? "right, on black: " : "right: ") << picture.boxes.size() << " boxes, "
              << path.size() << " on the path, " << picture.lines.size() << " lines\n";
}
