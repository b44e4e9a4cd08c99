/** Replaces invisible characters in text that is shown to people. */

/** Control and format characters, default ignorable ones, line ends, spaces other than U+0020, and unpaired surrogates. */
const INVISIBLE = /(?! )[\p{Cc}\p{Cf}\p{Cs}\p{Zs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/gu;

/** The text with each invisible character replaced by its code point, such as `U+200B`. */
export function nameInvisible(text: string): string {
  return text.replaceAll(INVISIBLE, (character) => {
    const code = character.codePointAt(0) ?? 0;
    return `U+${code.toString(16).toUpperCase().padStart(4, '0')}`;
  });
}
