/** What the programs of Node share: the argument, and one printed line of JSON for each cell. */
export const given: { url: string; keys: Readonly<Record<string, string>>; too_large: number } = JSON.parse(
  process.argv[2] ?? '{}',
);

/** The prompt that the upstream refuses the first time. */
export const refusedOnce = `[once ${given.keys.retry?.slice(-8)}]`;

/** Runs each cell, and prints what it returned or the class, status and code of its error. */
export async function run(cells: Readonly<Record<string, () => PromiseLike<unknown>>>): Promise<void> {
  for (const [cell, call] of Object.entries(cells)) {
    const got = await Promise.resolve(call()).catch((error: unknown) => {
      const { name, status, statusCode, code } = error as Record<string, unknown> & Error;
      const kind = name === 'Error' && error instanceof Error ? error.constructor.name : name;
      return [kind, status ?? statusCode ?? '', code ?? ''].join(' ');
    });
    console.log(JSON.stringify({ cell, got }));
  }
}
