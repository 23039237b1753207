// spellscreen_pixels BOARD PIXELS-A-CELL < PICTURE.ppm: whether the rendered picture shows the BOARD: the
// corner of every box has the colour of a box off the path or on it, that of an empty cell is black, and
// there is something dark on every box: its label. The middle of the image is the middle of the grid.
// PIXELS-A-CELL is a number, or DPI `dpi` for a picture that is as large as a page lets it be.
#include "tests/spellscreen/spellscreen_board.h"

#include <cmath>

int main(int argc, char **argv) {
    if (argc < 3) return 2;
    const Board board(argv[1]);
    double cell = std::atof(argv[2]);
    if (argc == 4) cell *= board.points() / 72;

    std::string magic;
    int width = 0, height = 0, most = 0;
    // gs puts a comment line after the magic number.
    const auto word = [](auto &value) {
        while (std::cin >> std::ws && std::cin.peek() == '#') std::cin.ignore(1 << 20, '\n');
        std::cin >> value;
    };
    word(magic), word(width), word(height), word(most);
    std::cin.get();
    if (magic != "P6" || most != 255) wrong("no image");
    std::string pixels(static_cast<std::size_t>(width) * static_cast<std::size_t>(height) * 3, '\0');
    if (!std::cin.read(pixels.data(), static_cast<std::streamsize>(pixels.size())))
        wrong("the image is cut off");
    const auto colour = [&](double x, double y) { // in cells from the middle of the grid, y upwards
        const double left = width / 2.0 + x * cell, down = height / 2.0 - y * cell;
        if (left < 0 || down < 0 || left >= width || down >= height) wrong("a cell outside the image");
        const auto at = (static_cast<std::size_t>(down) * static_cast<std::size_t>(width) +
                         static_cast<std::size_t>(left)) *
                        3;
        const auto channel = [&](std::size_t i) {
            return static_cast<int>(static_cast<unsigned char>(pixels[at + i]));
        };
        return std::vector{channel(0), channel(1), channel(2)};
    };
    const auto is = [](const std::vector<int> &a, int red, int green, int blue) {
        return std::abs(a[0] - red) < 12 && std::abs(a[1] - green) < 12 && std::abs(a[2] - blue) < 12;
    };

    int boxes = 0, blue = 0, labels = 0;
    for (int r = 0; r < static_cast<int>(board.rows.size()); ++r)
        for (int c = 0; c < board.cols(); ++c) {
            const auto [x, y] = board.centre(r, c);
            const double mx = x - board.width() / 2, my = y - board.height() / 2;
            const std::string where = " at (" + std::to_string(r) + "," + std::to_string(c) + ")";
            const bool empty = board.at(r, c) == '-', on_path = board.on_path(r, c);
            // Beside the letter and above: no line comes here.
            for (const double side : {-0.36, 0.36}) {
                if (my < -board.height() / 2)
                    continue; // under the picture: an empty cell of the last half row
                const auto seen = colour(mx + side, my + 0.02);
                const bool right = empty     ? is(seen, 0, 0, 0)
                                   : on_path ? is(seen, 179, 179, 255)
                                             : is(seen, 255, 179, 179);
                const bool end = on_path && (board.path.front() == std::pair(r, c) ||
                                             board.path.back() == std::pair(r, c));
                if (!right && !end && cell >= 8)
                    wrong("colour " + std::to_string(seen[0]) + ' ' + std::to_string(seen[1]) + ' ' +
                          std::to_string(seen[2]) + where);
            }
            if (empty) continue;
            ++boxes;
            blue += on_path;
            bool dark = false;
            for (double dx = -0.25; dx <= 0.25; dx += 0.02)
                for (double dy = -0.3; dy <= 0.3; dy += 0.02) {
                    const auto seen = colour(mx + dx, my + dy);
                    dark = dark || (seen[0] < 120 && seen[1] < 120 && seen[2] < 120);
                }
            if (!dark) wrong("no label" + where);
            ++labels;
        }
    std::cout << "right: " << boxes << " boxes, " << blue << " on the path, " << labels << " labels\n";
}
