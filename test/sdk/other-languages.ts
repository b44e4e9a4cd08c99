/** Runs a program in another language that calls the gateway with its SDKs, and checks what it prints. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Test } from 'tap';
import { rig, short, withTimeouts } from '../support/interfaces.ts';
import { breakAsAsked, breakNames } from './broken-answers.ts';

interface Result {
  readonly break: string;
  readonly interface: string;
  readonly streamed: boolean;
  /** The class of the error; null if the SDK accepted the answer as complete. */
  readonly error: string | null;
}

/** The program's arguments are the gateway's URL, a key and the names of the breaks. It prints one JSON line per call. */
export async function breaksOff(
  t: Test,
  command: string,
  args: readonly string[],
  options: { readonly cwd?: string } = {},
): Promise<void> {
  const { stack } = await rig(t, breakAsAsked, { config: withTimeouts(short) });
  const child = spawn(command, [...args, stack.url, stack.key, JSON.stringify(breakNames)], {
    stdio: ['ignore', 'pipe', 'pipe'],
    ...options,
  });
  let output = '';
  let errors = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    output += text;
  });
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    errors += text;
  });
  const [code] = await once(child, 'close');
  t.equal(code, 0, errors.slice(-2_000));
  const results: readonly Result[] = output
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line): Result => JSON.parse(line));
  t.equal(results.length, breakNames.length * 4, 'each break on both interfaces, streamed and not');
  for (const result of results) {
    const name = `${result.interface}, ${result.streamed ? 'streamed' : 'JSON'}: ${result.break}`;
    if (result.break === 'whole') t.equal(result.error, null, `${name} is accepted as complete`);
    else t.type(result.error, 'string', `${name} raises ${result.error}`);
  }
}
