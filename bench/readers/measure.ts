/** Measures a reader on one input: its CPU cost, whether its result is right, and the memory that it holds. */

/** The readers that are compared on one input. */
export interface Contest {
  /** The input, for the heading. */
  readonly name: string;
  readonly length_bytes: number;
  /** Reads the whole input once. The table shows a result that differs from the first reader's. */
  readonly readers: Readonly<Record<string, () => unknown>>;
}

const warm_ms = 150;
const measured_ms = 500;

/** Prints one line per reader. The first reader is ours, and its result is the expected one. */
export function compare({ name, length_bytes, readers }: Contest): void {
  process.stdout.write(`\n${name}, ${(length_bytes / 1e6).toFixed(3)} MB\n`);
  let expected: string | undefined;
  for (const [reader, read] of Object.entries(readers)) {
    const result = outcomeOf(read);
    expected ??= result;
    const verdict = result === expected ? 'same result' : `DIFFERS: ${result.slice(0, 60)}`;
    process.stdout.write(`  ${reader.padEnd(34)} ${figuresOf(read, length_bytes)}  ${verdict}\n`);
  }
}

/** CPU time, because other processes may share the machine. */
function figuresOf(read: () => unknown, length_bytes: number): string {
  run(read, warm_ms);
  const before = process.cpuUsage();
  const passes = run(read, measured_ms);
  const { user, system } = process.cpuUsage(before);
  const pass_ms = (user + system) / 1e3 / passes;
  return `${(pass_ms / (length_bytes / 1e6)).toFixed(3).padStart(10)} ms/MB ${(pass_ms * 1e3).toFixed(1).padStart(11)} µs/pass`;
}

function run(read: () => unknown, least_ms: number): number {
  let passes = 0;
  for (const until_ms = performance.now() + least_ms; passes === 0 || performance.now() < until_ms; passes++) {
    outcomeOf(read);
  }
  return passes;
}

function outcomeOf(read: () => unknown): string {
  try {
    return JSON.stringify(read()) ?? 'undefined';
  } catch (error) {
    return error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  }
}

/**
 * The memory that a reader holds after it received `megabytes` of an event, string or document that has not ended.
 * Run with `--expose-gc`.
 */
export async function heldAfter(push: (chunk: Buffer) => void, chunk: Buffer, megabytes: number): Promise<string> {
  const before = await memory();
  try {
    for (let pushed = 0; pushed < megabytes * 1e6; pushed += chunk.length) push(Buffer.from(chunk));
  } catch (error) {
    return `stops: ${error instanceof Error ? error.message : error}`;
  }
  return `${Math.max(0, ((await memory()) - before) / 1e6).toFixed(1)} MB held`;
}

/** Bytes in use after garbage collection. The memory of buffers is freed one turn of the event loop later. */
async function memory(): Promise<number> {
  for (let turn = 0; turn < 3; turn++) {
    globalThis.gc?.();
    await new Promise((next) => setImmediate(next));
  }
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

/** The text as bytes, cut into pieces of equal length. */
export function cut(text: string, length_bytes: number): readonly Buffer[] {
  const all = Buffer.from(text);
  const count = Math.ceil(all.length / length_bytes);
  return Array.from({ length: count }, (_, index) => all.subarray(index * length_bytes, (index + 1) * length_bytes));
}
