#include "request_scan.h"

#include <algorithm>
#include <cstring>
#include <iterator>

namespace netmon {
namespace {

constexpr size_t kMaxLevel = 3;
// Maximum bytes of a string to keep, including its quotes.
constexpr size_t kLongestString = 64;
constexpr size_t kEscape = 6;  // \u0041
// The same if only lists matter: any key on their way fits, with all of its letters written as escapes.
constexpr size_t kLongestKey = 32 * kEscape + 2;
constexpr const char* kListKeys[] = {"tools", "functions", "functiondeclarations", "function_declarations"};
// Google's readers take a single object for a list of one.
constexpr const char* kSingleKeys[] = {"functiondeclarations", "function_declarations"};
// No API has more than three places for lists of tools.
constexpr size_t kMaxLists = 16;

constexpr size_t kBlock = 16;
constexpr size_t kGroup = 64;
typedef uint8_t Block __attribute__((vector_size(kBlock)));

Block load(const uint8_t* bytes) {
  Block block;
  memcpy(&block, bytes, kBlock);
  return block;
}

// One bit for each byte of a comparison.
uint64_t bits(Block compared) {
#ifdef __SSE2__
  typedef char Chars __attribute__((vector_size(kBlock)));
  return static_cast<uint16_t>(__builtin_ia32_pmovmskb128(reinterpret_cast<Chars>(compared)));
#else
  uint64_t half[2];
  memcpy(half, &compared, sizeof half);
  constexpr uint64_t kLast = 0x0101010101010101, kTogether = 0x0102040810204080;
  return (((half[0] & kLast) * kTogether) >> 56 | ((half[1] & kLast) * kTogether) >> 56 << 8);
#endif
}

Block equal(Block block, uint8_t byte) { return reinterpret_cast<Block>(block == byte); }

// Letters in lower case; other bytes may change too, so both sides are compared folded.
constexpr uint8_t folded(uint8_t byte) { return byte | 0x20; }

bool is_word(const uint8_t* bytes, const std::string& word) {
  for (size_t i = 0; i < word.size(); i++) {
    const uint8_t byte = bytes[i] >= 'A' && bytes[i] <= 'Z' ? folded(bytes[i]) : bytes[i];
    if (byte != static_cast<uint8_t>(word[i])) return false;
  }
  return true;
}

template <size_t kCount>
bool is_any(const std::string& key, const char* const (&words)[kCount]) {
  return std::any_of(std::begin(words), std::end(words), [&](const std::string& word) {
    return key.size() == word.size() && is_word(reinterpret_cast<const uint8_t*>(key.data()), word);
  });
}

// \u0041 to \u007a
bool is_letter_escape(const uint8_t* bytes) {
  return memcmp(bytes, "\\u00", 4) == 0 && bytes[4] >= '4' && bytes[4] <= '7';
}

bool has_letter_escape(const std::string& key) {
  for (size_t at = 0; (at = key.find("\\u00", at)) != std::string::npos; at++)
    if (at + kEscape <= key.size() && is_letter_escape(reinterpret_cast<const uint8_t*>(key.data()) + at)) return true;
  return false;
}

}  // namespace

RequestScan::RequestScan(const std::vector<std::string>& words, bool lists_only)
    : lists_only_(lists_only), longest_(lists_only ? kLongestKey : kLongestString) {
  for (const std::string& text : words) {
    const size_t rare = text.find('_');
    words_.push_back({text, rare == std::string::npos ? 0 : rare, text.size() - 1});
  }
}

bool RequestScan::push(const uint8_t* bytes, size_t size) {
  if (has_word_across(bytes, size)) return false;
  shown_ = piece_ = bytes;
  size_t at = 0;
  for (; at + kGroup + kLongestWord <= size; at += kGroup) {
    if (may_begin_word(bytes + at) && has_word(bytes + at, kGroup + kLongestWord)) return false;
    if (!structure(bytes + at, size - at)) return false;
  }
  if (has_word(bytes + at, size - at)) return false;
  for (; at < size; at += kGroup)
    if (!structure(bytes + at, size - at)) return false;
  if (!in_string_) keep(shown_, bytes + size);
  else if (hidden_ == 0 && string_.size() <= longest_)
    string_.append(reinterpret_cast<const char*>(shown_), std::min(static_cast<size_t>(bytes + size - shown_), longest_ + 1));
  passed_ += size;
  return true;
}

// Processes the next group of bytes, of which `left` remain, with masks of one bit per byte.
bool RequestScan::structure(const uint8_t* bytes, size_t left) {
  uint8_t last[kGroup];
  const uint8_t* group = bytes;
  if (left < kGroup) {
    memset(last, ' ', sizeof last);
    memcpy(last, bytes, left);
    group = last;
  }
  uint64_t quotes = 0, backslashes = 0, brackets = 0, us = 0;
  Block others = {};
  for (size_t i = 0; i < kGroup; i += kBlock) {
    const Block block = load(group + i);
    quotes |= bits(equal(block, '"')) << i;
    backslashes |= bits(equal(block, '\\')) << i;
    us |= bits(equal(block, 'u')) << i;
    // [ and ] differ from { and } in one bit
    brackets |= bits(equal(block | 0x20, '{') | equal(block | 0x20, '}')) << i;
    others |= reinterpret_cast<Block>(block >= 0x80) | equal(block, 0);
  }
  if ((continuations_ > 0 || bits(others) != 0) && !utf8(bytes, std::min(left, kGroup))) return false;
  for (uint64_t some = backslashes & (us >> 1 | 1ull << 63); some != 0; some &= some - 1) {
    const size_t i = static_cast<size_t>(__builtin_ctzll(some));
    if (!lists_only_ && i + kEscape <= left && is_letter_escape(bytes + i)) return false;
  }
  const uint64_t escaped = after_backslash(backslashes);
  quotes &= ~escaped;
  // from each opening quote to the byte before its closing one
  uint64_t inside = quotes;
  for (int shift = 1; shift < 64; shift *= 2) inside ^= inside << shift;
  if (in_string_) inside = ~inside;
  if ((backslashes & ~inside) != 0) return false;
  brackets &= ~inside;
  for (uint64_t ahead = ~0ull, next; (next = ahead & (hidden_ > 0 ? brackets : brackets | quotes)) != 0;) {
    const uint64_t bit = next & -next;
    ahead = ~(bit | (bit - 1));
    const uint8_t* const at = bytes + __builtin_ctzll(bit);
    if ((bit & brackets) != 0) {
      if (!bracket(at)) return false;
    } else if ((bit & inside) != 0) {
      open_string(at);
    } else {
      close_string(at);
    }
  }
  in_string_ = (inside >> std::min(left, kGroup - 1) & 1) != 0;
  escaped_ = left < kGroup ? (escaped >> left & 1) != 0 : escaped_;
  return true;
}

// Returns the bytes that a preceding backslash escapes. In a run of backslashes every second one escapes: adding the
// run's first bit carries over it, so that runs beginning at an odd position can be told from the others.
uint64_t RequestScan::after_backslash(uint64_t backslashes) {
  constexpr uint64_t kEven = 0x5555555555555555;
  const uint64_t first = escaped_ ? 1 : 0;
  backslashes &= ~first;
  const uint64_t behind = backslashes << 1 | first;
  const uint64_t odd_starts = backslashes & ~kEven & ~behind;
  uint64_t carried;
  escaped_ = __builtin_add_overflow(odd_starts, backslashes, &carried);
  return (kEven ^ carried << 1) & behind;
}

bool RequestScan::bracket(const uint8_t* at) {
  const uint8_t byte = *at;
  if (byte == '{' || byte == '[') {
    level_++;
    if (hidden_ > 0) return true;
    if (byte == '{' && level_ <= kMaxLevel) {
      if (level_ == 1) return true;
      keep(shown_, at);
      shown_ = at;
      if (level_ > 2) return !is_single();
      outer_key_ = last_key();
      return true;
    }
    keep(shown_, at);
    if (byte == '{' && level_ == kMaxLevel + 1 && is_single()) return false;
    if (byte == '[' && level_ <= kMaxLevel + 1 && !open_list(passed_ + static_cast<size_t>(at - piece_))) return false;
    settings_ += static_cast<char>(byte);
    hidden_ = level_;
    return true;
  }
  if (level_ == 0) return false;
  if (level_ == hidden_) {
    hidden_ = 0;
    shown_ = at;
    if (in_tools_) lists_.back().to = passed_ + static_cast<size_t>(at - piece_) + 1;
    in_tools_ = false;
  }
  level_--;
  return true;
}

// Returns false if its key can be read in more than one way.
bool RequestScan::open_list(size_t from) {
  const std::string key = last_key();
  if (has_letter_escape(key)) return false;
  if (!is_any(key, kListKeys)) return true;
  if (level_ > 2 && has_letter_escape(outer_key_)) return false;
  if (lists_.size() == kMaxLists) return false;
  lists_.push_back({level_ == 2 ? key : outer_key_ + '.' + key, from, from});
  in_tools_ = true;
  return true;
}

// Returns whether an object that begins here may be read as a list of tools, or its key in more than one way.
bool RequestScan::is_single() const {
  const std::string key = last_key();
  return has_letter_escape(key) || is_any(key, kSingleKeys);
}

// Returns the key before a value that begins here; empty if there is none, or if it was left out for its length.
std::string RequestScan::last_key() const {
  size_t end = settings_.find_last_not_of(" \t\n\r");
  if (end == std::string::npos || settings_[end] != ':') return "";
  end = settings_.find_last_not_of(" \t\n\r", end - 1);
  if (end == std::string::npos || end == 0 || settings_[end] != '"') return "";
  size_t begin = settings_.rfind('"', end - 1);
  while (begin != std::string::npos && begin > 0 && settings_[begin - 1] == '\\') {
    const size_t run = settings_.find_last_not_of('\\', begin - 1);
    if ((begin - run) % 2 == 1) break;
    begin = settings_.rfind('"', begin - 1);
  }
  return begin == std::string::npos ? "" : settings_.substr(begin + 1, end - begin - 1);
}

void RequestScan::open_string(const uint8_t* at) {
  keep(shown_, at);
  shown_ = at;
  string_.clear();
}

void RequestScan::close_string(const uint8_t* at) {
  const uint8_t* const from = shown_;
  shown_ = at + 1;
  const size_t here = static_cast<size_t>(shown_ - from);
  if (string_.size() + here > longest_) {
    settings_ += "\"\"";
    return;
  }
  settings_ += string_;
  settings_.append(reinterpret_cast<const char*>(from), here);
}

void RequestScan::keep(const uint8_t* from, const uint8_t* to) {
  if (hidden_ == 0) settings_.append(reinterpret_cast<const char*>(from), static_cast<size_t>(to - from));
}

// Returns whether a word or an escape begins before this piece and ends in it.
bool RequestScan::has_word_across(const uint8_t* bytes, size_t size) {
  constexpr size_t kSeam = kLongestWord - 1;
  std::string seam = before_;
  seam.append(reinterpret_cast<const char*>(bytes), std::min(size, kSeam));
  const auto* const text = reinterpret_cast<const uint8_t*>(seam.data());
  if (!before_.empty()) {
    if (has_word(text, seam.size())) return true;
    for (size_t i = 0; !lists_only_ && i + kEscape <= seam.size(); i++)
      if (is_letter_escape(text + i)) return true;
  }
  if (size > kSeam) seam.assign(reinterpret_cast<const char*>(bytes + size - kSeam), kSeam);
  else if (seam.size() > kSeam) seam.erase(0, seam.size() - kSeam);
  before_ = std::move(seam);
  return false;
}

// Returns whether both positions of a word match anywhere in a group, which is followed by the bytes of the longest word.
bool RequestScan::may_begin_word(const uint8_t* group) const {
  Block found = {};
  for (const Word& word : words_) {
    const uint8_t rare = folded(static_cast<uint8_t>(word.text[word.rare]));
    const uint8_t last = folded(static_cast<uint8_t>(word.text[word.last]));
    for (size_t i = 0; i < kGroup; i += kBlock)
      found |= equal(load(group + i + word.rare) | 0x20, rare) & equal(load(group + i + word.last) | 0x20, last);
  }
  return bits(found) != 0;
}

bool RequestScan::has_word(const uint8_t* bytes, size_t size) const {
  for (const Word& word : words_)
    for (size_t at = 0; at + word.text.size() <= size; at++)
      if (is_word(bytes + at, word.text)) return true;
  return false;
}

// Returns whether it is UTF-8 without a NUL. Valid byte sequences: Unicode 15, table 3-7.
bool RequestScan::utf8(const uint8_t* bytes, size_t size) {
  for (size_t at = 0; at < size; at++) {
    const uint8_t byte = bytes[at];
    if (continuations_ > 0) {
      if (byte < lowest_ || byte > highest_) return false;
      continuations_--;
      lowest_ = 0x80;
      highest_ = 0xbf;
    } else if (byte == 0) {
      return false;
    } else if (byte >= 0x80) {
      if (byte < 0xc2 || byte > 0xf4) return false;
      continuations_ = byte < 0xe0 ? 1 : byte < 0xf0 ? 2 : 3;
      lowest_ = byte == 0xe0 ? 0xa0 : byte == 0xf0 ? 0x90 : 0x80;
      highest_ = byte == 0xed ? 0x9f : byte == 0xf4 ? 0x8f : 0xbf;
    }
  }
  return true;
}

}  // namespace netmon
