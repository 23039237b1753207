#include "gogen/uniqueness.h"

#include <algorithm>
#include <bit>

namespace gogen {

Uniqueness uniqueness_of(const Problem &problem, const Poll &poll) {
    Uniqueness result;
    std::vector<State> &solutions = result.solutions;
    const auto two = [&](const State &state) { return solutions.push_back(state), solutions.size() < 2; };
    search(problem, two, polled(poll));
    if (solutions.size() != 1) return result;
    const Symmetries symmetries = symmetries_of(problem);
    if (symmetries == 0) return result;
    // The search visits one solution of those that are images of each other.
    State twin = solutions.front();
    for (Cells &one : twin.domain) one = image(std::countr_zero(unsigned{symmetries}), one);
    solutions.push_back(twin);
    result.up_to_symmetry = true;
    return result;
}

Words words_to_blame(const Puzzle &puzzle, const Poll &poll) {
    Words words, result;
    for (const std::string &word : puzzle.words)
        if (std::find(words.begin(), words.end(), word) == words.end()) words.push_back(word);
    for (const std::string &word : words) {
        Words others = words;
        std::erase(others, word);
        if (solve(problem_of(puzzle.board, others), poll)) result.push_back(word);
    }
    return result;
}

} // namespace gogen
