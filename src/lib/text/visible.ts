/** Shows invisible characters in a text, and characters that look like others. */

/** Control and format characters, default ignorable ones, line ends, spaces other than U+0020, and unpaired surrogates. */
const INVISIBLE = /(?! )[\p{Cc}\p{Cf}\p{Cs}\p{Zs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/gu;

/**
 * What a name must not contain, as members of a character class: invisible characters, and those that change the direction of text.
 * U+2800 is a blank Braille pattern, and the last ones are spaces that look like U+0020.
 */
export const NOT_IN_NAMES =
  '\\p{Cc}\\p{Cf}\\p{Cs}\\p{Zl}\\p{Zp}\\p{Default_Ignorable_Code_Point}\\p{Noncharacter_Code_Point}\\u2800\\u00a0\\u1680\\u2000-\\u200a\\u202f\\u205f\\u3000';

/** The text with each invisible character replaced by its code point, such as `U+200B`. */
export function nameInvisible(text: string): string {
  return text.replaceAll(INVISIBLE, (character) => {
    const code = character.codePointAt(0) ?? 0;
    return `U+${code.toString(16).toUpperCase().padStart(4, '0')}`;
  });
}

/** Letters, digits and punctuation of other scripts that look like ASCII, and quotes and dashes of word processors. */
const LOOK_ALIKE = /[\u0370-\u03FF\u0400-\u052F\u2010-\u2015\u2018-\u201F\uFB00-\uFB06\uFF01-\uFF5E]/u;

/** The text with a note if a quoted part of it mixes ASCII with a character that only looks like it: `'mоdels' ('о' is U+043E)`. */
export function nameLookAlikes(text: string): string {
  return text.replaceAll(/'([^']*)'/g, (quoted, part: string) => {
    const found = /[A-Za-z0-9]/.test(part) ? LOOK_ALIKE.exec(part)?.[0] : undefined;
    if (found === undefined) return quoted;
    return `${quoted} ('${found}' is U+${(found.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')})`;
  });
}
