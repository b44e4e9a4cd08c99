/** Passwords in the arguments of a command, which every user of the machine can read. */

const PASSWORDS =
  /(?<=\bpostgres(?:ql)?:\/\/[^\s:@/?]*:)[^\s@]+(?=@)|(?<=\bpostgres(?:ql)?:\S*[?&](?:ssl)?password=)[^\s&]+/g;

/** The arguments with `…` for each password in the URL of a store. */
export function hidePasswords(argv: readonly string[]): readonly string[] {
  return argv.map((word) => word.replace(PASSWORDS, '…'));
}

/** Replaces the arguments of this process in the lists of processes, if there is a password in them. */
export function hideOwnPasswords(): void {
  if (hasPassword(process.argv)) process.title = hidePasswords(process.argv).join(' ');
}

/** Whether the arguments contain the password of a store. */
export function hasPassword(argv: readonly string[]): boolean {
  return argv.some((word) => word.search(PASSWORDS) !== -1);
}
