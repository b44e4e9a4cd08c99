/**
 * How near the estimate of a stream that is cut comes to the real one, measured on recorded streams.
 *
 *     node bench/estimates.ts CONFIG RULE COUNT[+COUNT] FILE…
 *
 * CONFIG and RULE name a metered rule, COUNT its counts of output. Each FILE has the events of one stream, or a line of JSON for each.
 */
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { AnswerMeter } from '../src/billing/metering/answer-meter.ts';
import { TextSample } from '../src/billing/metering/text-sample.ts';
import { compileConfig } from '../src/config/compile-config.ts';
import { tryParseJson } from '../src/lib/json/parse-json.ts';
import { follow } from '../src/lib/json/pointer.ts';
import type { MeterPlan } from '../src/plan/index.ts';

const [config = '', rule = '', counts = '', ...files] = process.argv.slice(2);
const meter = ruleOf(config, rule);
const CUTS = [0.3, 0.6, 0.9];
const errors: number[] = [];
for (const file of files) {
  const events = eventsOf(readFileSync(file, 'utf8'));
  const total_bytes = events.reduce((sum, event) => sum + Buffer.byteLength(event), 0);
  const shown = CUTS.map((cut) => {
    const sample = new TextSample(meter.text ?? []);
    let bytes = 0;
    let text_bytes = 0;
    for (const event of events) {
      if (bytes > total_bytes * cut) break;
      bytes += Buffer.byteLength(event);
      text_bytes += textOf(event);
      sample.add(Buffer.from(event).toString('latin1'));
    }
    const estimated_bytes = sample.bytesIn(bytes);
    if (text_bytes >= 100) errors.push(Math.abs(estimated_bytes - text_bytes) / text_bytes);
    return `${estimated_bytes}/${text_bytes}`;
  });
  const answer = new AnswerMeter(meter);
  answer.onHead(200, 'text/event-stream', undefined);
  for (const event of events) answer.onData(Buffer.from(event));
  const values = answer.result(true)?.values ?? {};
  const tokens = counts.split('+').reduce((sum, name) => sum + Number(values[name] ?? 0n), 0);
  const quarter = Math.round(events.reduce((sum, event) => sum + textOf(event), 0) / 4);
  process.stdout.write(
    `${basename(file).padEnd(60)} ${String(total_bytes).padStart(7)} B  text estimated/exact ${shown.join(' ').padEnd(36)} tokens text÷4/reported ${quarter}/${tokens}\n`,
  );
}
errors.sort((a, b) => a - b);
const at = (share: number) => `${((errors[Math.floor((errors.length - 1) * share)] ?? 0) * 100).toFixed(1)} %`;
process.stdout.write(
  `${errors.length} cuts with text: error median ${at(0.5)}, 90 % within ${at(0.9)}, largest ${at(1)}\n`,
);

function ruleOf(file: string, name: string): MeterPlan {
  const variables = [...readFileSync(file, 'utf8').matchAll(/env: (TOLLGATE_\w+_(?:URL|KEY))/g)].map(
    ([, text = '']) => text,
  );
  const env = Object.fromEntries(
    variables.map((variable) => [variable, variable.endsWith('_URL') ? 'https://vendor.example' : 'x']),
  );
  const { plan, diagnostics } = compileConfig(file, { env });
  for (const route of plan?.routes ?? []) {
    if (route.action !== 'forward') continue;
    for (const branch of route.branches) if (branch.meter?.name === name) return branch.meter;
  }
  throw new Error(`${file} has no metered rule ${name} ${JSON.stringify(diagnostics)}`);
}

function eventsOf(text: string): readonly string[] {
  if (/^(data|event|id|:)/m.test(text)) return text.split(/(?<=\n\r?\n)/);
  return text.split('\n').flatMap((line) => (line.trim() === '' ? [] : [`data: ${line}\n\n`]));
}

function textOf(event: string): number {
  const data = event.split('\n').flatMap((line) => (line.startsWith('data:') ? line.slice(5) : []));
  const value = tryParseJson(data.join('\n'));
  const texts = (meter.text ?? []).map((pointer) => follow(pointer, value)).filter((each) => typeof each === 'string');
  return texts.reduce((sum, text) => sum + Buffer.byteLength(text), 0);
}
