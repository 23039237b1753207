#include "gogen/wide.h"

namespace gogen {

std::string text_of(Wide number) {
    std::string digits;
    do { // long division by ten, 32 bits at a time
        std::uint64_t remainder = 0;
        for (std::uint64_t *word : {&number.high, &number.low}) {
            const std::uint64_t upper = remainder << 32 | *word >> 32;
            const std::uint64_t lower = (upper % 10) << 32 | (*word & 0xffffffff);
            *word = (upper / 10) << 32 | lower / 10;
            remainder = lower % 10;
        }
        digits.insert(digits.begin(), static_cast<char>('0' + remainder));
    } while (number != Wide{});
    return digits;
}

} // namespace gogen
