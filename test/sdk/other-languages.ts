/** Runs a program in another language, which calls the gateway with that language's SDKs, and judges what it prints. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Test } from 'tap';
import { rig } from '../faults/interfaces.ts';
import { breakAsAsked, breakNames } from './broken-answers.ts';

interface Result {
  readonly break: string;
  readonly interface: string;
  readonly streamed: boolean;
  /** The class of the error; null where the SDK took the answer for whole. */
  readonly error: string | null;
}

/** The program gets the gateway's URL, a key and the names of the breaks, and prints a line of JSON for each call. */
export async function breaksOff(
  t: Test,
  command: string,
  args: readonly string[],
  options: { readonly cwd?: string } = {},
): Promise<void> {
  const { stack } = await rig(t, breakAsAsked);
  const child = spawn(command, [...args, stack.url, stack.key, JSON.stringify(breakNames)], {
    stdio: ['ignore', 'pipe', 'pipe'],
    ...options,
  });
  let output = '';
  let complaints = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    output += text;
  });
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    complaints += text;
  });
  const [code] = await once(child, 'close');
  t.equal(code, 0, complaints.slice(-2_000));
  const results: readonly Result[] = output
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line): Result => JSON.parse(line));
  t.equal(results.length, breakNames.length * 4, 'each break on both interfaces, streamed and not');
  for (const result of results) {
    const name = `${result.interface}, ${result.streamed ? 'streamed' : 'JSON'}: ${result.break}`;
    if (result.break === 'whole') t.equal(result.error, null, `${name} is taken for whole`);
    else t.type(result.error, 'string', `${name} raises ${result.error}`);
  }
}
