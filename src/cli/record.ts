/** `record`: makes one real call to an upstream, and adds it with its answer as an example to the configuration. */
import { readFile, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { Command } from 'commander';
import { addExample, blockItem, type NewExample } from '../config/add-example.ts';
import { formatText } from '../config/format.ts';
import type { Texts } from '../config/read-text.ts';
import { type Played, sendExample } from '../examples/play.ts';
import { createRecorder, recordedAnswer, secretsOf } from '../examples/record.ts';
import { parseNano } from '../lang/amount.ts';
import type { ForwardRoute, Plan, UpstreamPlan } from '../plan.ts';
import { check, requireConfiguration } from './config.ts';
import { CliError } from './errors.ts';
import type { Answer, Cli, CommandHandler } from './io.ts';
import { matchRoute } from './match-route.ts';
import { readBody } from './read-body.ts';

interface RecordOptions {
  readonly body?: string;
  readonly upstream?: string;
  readonly name?: string;
  readonly show?: true;
}

/** Adds `record`; `--json` gives the example, the file that it was added to, and the findings of the file with it. */
export function addRecordCommand(program: Command, act: CommandHandler): void {
  program
    .command('record')
    .description('make one real call to an upstream, and add it with its answer as an example')
    .argument('<method>', 'such as POST')
    .argument('<path>', 'the public path, without the host')
    .option('--body <file>', 'the request body, as JSON; - reads standard input')
    .option('--upstream <name>', 'the upstream, if the model has several')
    .option('--name <name>', 'the name of the example')
    .option('--show', 'show the example, and change no file')
    .action(act(record));
}

async function record(cli: Cli, method: string, path: string, options: RecordOptions): Promise<Answer> {
  const texts: Texts = new Map();
  const { plan: compiled, files } = await requireConfiguration(cli, undefined, texts);
  const plan = options.upstream === undefined ? compiled : withUpstream(compiled, options.upstream);
  const match = matchRoute(plan, method.toUpperCase(), path);
  if (!match.found || match.route.action !== 'forward') {
    const what = match.found ? 'the gateway itself answers' : 'no route has';
    throw new CliError(
      'route_not_found',
      `${what} ${method} ${path}`,
      'give a route that forwards; tollgate plan lists them',
    );
  }
  const { route, params } = match;
  const body = options.body === undefined ? undefined : await readJson(cli, options.body);
  const name = options.name ?? `recorded ${new Date().toISOString().slice(0, 16).replace('T', ' ')}`;
  const recorder = createRecorder();
  const sent = { name, params, body: body === undefined ? '' : JSON.stringify(body), expect: {} };
  const played = await sendExample(plan, route, sent, recorder.observe);
  const { answer, asked } = recorder;
  if (answer === undefined) throw unanswered(played.failure);
  const example: NewExample = [
    ['name', name],
    ...(Object.keys(params).length === 0 ? [] : [['params', params] as const]),
    ...(body === undefined ? [] : [['body', body] as const]),
    ['answer', recordedAnswer(answer, secretsOf(plan))],
    ...expectationOf(played),
  ];
  const shown = blockItem(example, 6).join('\n');
  const edit = await editOf(route.name, example, files);
  const head = `${asked} answered ${answer.status}`;
  if (options.show === true || edit === undefined) {
    const why =
      edit === undefined ? `no file has the route ${route.name} under this name: add the example yourself` : '';
    return {
      json: { example: Object.fromEntries(example), file: null },
      text: [head, shown, why].filter(Boolean).join('\n'),
    };
  }
  const { diagnostics, texts: read } = await check(cli, undefined, new Map([[resolve(edit.file), edit.text]]));
  await writeFile(edit.file, edit.text);
  return {
    json: { example: Object.fromEntries(example), file: edit.file, diagnostics },
    text: [head, shown, `added to ${edit.file}`, formatText(diagnostics, read).trimEnd()].join('\n'),
    exit: diagnostics.some(({ severity }) => severity === 'error') ? 1 : 0,
  };
}

/** What became of the request, as an expectation to confirm. An estimated charge is none: `check` then says what it could not read. */
function expectationOf({ exchange, metered, task, resources }: Played): NewExample {
  const charge = metered?.charge.anomalies.length === 0 ? metered.charge : undefined;
  const units = Object.entries(charge?.units ?? {}).filter(([, count]) => parseNano(count) > 0n);
  const expect = {
    ...(exchange.branch !== undefined && exchange.branch.name !== 'default' && { branch: exchange.branch.name }),
    ...(task?.upstream_id != null && { task: task.upstream_id }),
    ...(units.length > 0 && { units: Object.fromEntries(units.map(([name, count]) => [name, Number(count)])) }),
    ...(resources.size > 0 && { resource: Object.fromEntries(resources) }),
  };
  return Object.keys(expect).length === 0 ? [] : [['expect', expect]];
}

/** The plan whose models of this upstream have no other one. @throws CliError no_upstream */
function withUpstream(plan: Plan, name: string): Plan {
  const upstream = plan.upstreams.get(name);
  if (upstream === undefined) {
    const names = [...plan.upstreams.keys()].join(', ');
    throw new CliError('no_upstream', `there is no upstream '${name}'`, `use one of: ${names}`);
  }
  const has = (upstreams: readonly UpstreamPlan[]) => upstreams.some((one) => one.name === name);
  const models = [...plan.models].map(
    ([id, model]) => [id, has(model.upstreams) ? { ...model, upstream, choice: undefined } : model] as const,
  );
  return { ...plan, models: new Map(models) };
}

/** The first of the files that has the route, with the example. */
async function editOf(route: ForwardRoute['name'], example: NewExample, files: readonly string[]) {
  for (const file of files.filter((one) => /\.ya?ml$/.test(one))) {
    const text = addExample(await readFile(file, 'utf8'), route, example);
    if (text !== undefined) return { file, text };
  }
  return undefined;
}

async function readJson(cli: Cli, file: string): Promise<unknown> {
  const text = (await readBody(cli, file)).toString('utf8');
  try {
    return JSON.parse(text);
  } catch {
    throw new CliError('file_unreadable', `the body ${file} is not JSON`, 'give a file with a JSON document');
  }
}

function unanswered(failure: unknown): CliError {
  const why = failure instanceof Error ? failure.message : 'the request was not sent';
  return new CliError('no_answer', `no answer was recorded: ${why}`, 'tollgate explain shows each step of the request');
}
