/** Text as it is shown to people: characters that nobody can see are named. */

/** Control and format characters, those that fonts draw as nothing, line ends, odd spaces, and halves of surrogate pairs. */
const INVISIBLE = /(?! )[\p{Cc}\p{Cf}\p{Cs}\p{Zs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/gu;

/** The text with each invisible character as its code point, `U+200B`. */
export function nameInvisible(text: string): string {
  return text.replaceAll(INVISIBLE, (character) => {
    const code = character.codePointAt(0) ?? 0;
    return `U+${code.toString(16).toUpperCase().padStart(4, '0')}`;
  });
}
