/** Shows invisible characters in a text, and characters that look like others. */

/** Control and format characters, default ignorable ones, line ends, spaces other than U+0020, and unpaired surrogates. */
const INVISIBLE = /(?! )[\p{Cc}\p{Cf}\p{Cs}\p{Zs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/gu;

/**
 * What a name must not contain, as members of a character class: invisible characters, and those that change the direction of text.
 * U+2800 is a blank Braille pattern, and the last ones are spaces that look like U+0020.
 */
export const NOT_IN_NAMES =
  '\\p{Cc}\\p{Cf}\\p{Cs}\\p{Zl}\\p{Zp}\\p{Default_Ignorable_Code_Point}\\p{Noncharacter_Code_Point}\\u2800\\u00a0\\u2000-\\u200a\\u202f\\u205f';

/** The text with each invisible character replaced by its code point, such as `U+200B`. */
export function nameInvisible(text: string): string {
  return text.replaceAll(INVISIBLE, (character) => {
    const code = character.codePointAt(0) ?? 0;
    return `U+${code.toString(16).toUpperCase().padStart(4, '0')}`;
  });
}

/** Letters, digits and punctuation of other scripts that look like those of ASCII, and quotes and dashes of word processors. */
const LOOK_ALIKE = /[\u0370-\u03FF\u0400-\u052F\u2010-\u2015\u2018-\u201F\uFB00-\uFB06\uFF01-\uFF5E]/u;

/** The text with a note if a quoted part of it mixes ASCII with a character that only looks like it: `'mоdels' ('о' is U+043E)`. */
export function nameLookAlikes(text: string): string {
  return text.replaceAll(/'([^']*)'/g, (quoted, part: string) => {
    const found = /[A-Za-z0-9]/.test(part) ? LOOK_ALIKE.exec(part)?.[0] : undefined;
    if (found === undefined) return quoted;
    return `${quoted} ('${found}' is U+${(found.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')})`;
  });
}

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
