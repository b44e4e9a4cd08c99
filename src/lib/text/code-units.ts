/**
 * Character classes by UTF-16 code unit, for texts of millions of units, where a regular expression per unit is too slow.
 * A test compares them with the equivalent regular expressions over all units.
 */

/** Whether `\s` matches the unit. */
export function isSpace(code: number): boolean {
  if (code < 0x80) return code === 0x20 || (code >= 0x09 && code <= 0x0d);
  // Fast path for most characters beyond ASCII: East Asian letters and surrogates.
  if (code > 0x3000 && code < 0xfeff) return false;
  return (
    code === 0xa0 ||
    code === 0x1680 ||
    (code >= 0x2000 && code <= 0x200a) ||
    code === 0x2028 ||
    code === 0x2029 ||
    code === 0x202f ||
    code === 0x205f ||
    code === 0x3000 ||
    code === 0xfeff
  );
}

/** Whether the unit is white space, a control or a format character: `[\s\p{Cc}\p{Cf}]`. */
export function isInvisible(code: number): boolean {
  if (code < 0x80) return code <= 0x20 || code === 0x7f;
  if (code > 0x3000 && code < 0xfeff) return false;
  return isSpace(code) || code <= 0x9f || isFormat(code);
}

/** `\p{Cf}` beyond ASCII, as of Unicode 17. Characters beyond U+FFFF are surrogate pairs, and no surrogate is in the class. */
function isFormat(code: number): boolean {
  return (
    code === 0xad ||
    (code >= 0x600 && code <= 0x605) ||
    code === 0x61c ||
    code === 0x6dd ||
    code === 0x70f ||
    code === 0x890 ||
    code === 0x891 ||
    code === 0x8e2 ||
    code === 0x180e ||
    (code >= 0x200b && code <= 0x200f) ||
    (code >= 0x202a && code <= 0x202e) ||
    (code >= 0x2060 && code <= 0x2064) ||
    (code >= 0x2066 && code <= 0x206f) ||
    (code >= 0xfff9 && code <= 0xfffb)
  );
}
