/** The edit of a price in the configuration, as lines of a diff. */

interface EditedCell {
  readonly path: readonly string[];
  readonly price: string;
}

/** A diff with the keys around the price, so that people find it: `-     input: "7.20"`, `+     input: "8.00"`. */
export function priceDiff({ path, price }: EditedCell, amount: string): string {
  const lines = path.slice(0, -1).map((key, depth) => `  ${'  '.repeat(depth)}${yamlKey(key)}:`);
  const last = `${'  '.repeat(path.length - 1)}${yamlKey(path.at(-1) ?? '')}`;
  return [...lines, `- ${last}: "${price}"`, `+ ${last}: "${amount}"`].join('\n');
}

/** A key that YAML could read as another value is quoted. */
function yamlKey(key: string): string {
  return /^[A-Za-z_][\w-]*$/.test(key) && !/^(true|false|null|yes|no|on|off|y|n)$/i.test(key)
    ? key
    : JSON.stringify(key);
}
