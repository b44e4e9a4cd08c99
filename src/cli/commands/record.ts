/** `record`: makes one real call to an upstream, and adds it with its answer as an example to the configuration. */
import { readFile, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { Command } from 'commander';
import { documentsOf, valueAt } from '../../config/examples/documents.ts';
import { type Played, sendExample } from '../../config/examples/play.ts';
import { createRecorder, recordedAnswer, secretsOf } from '../../config/examples/record.ts';
import { matchRoute } from '../../config/explain/match-route.ts';
import { addExample, blockItem, type NewExample } from '../../config/read/add-example.ts';
import { formatText } from '../../config/read/format.ts';
import type { Texts } from '../../config/read/read-text.ts';
import { isRecord } from '../../lib/json/record.ts';
import { formatNano, parseNano } from '../../lib/money/amount.ts';
import { chargedUnits } from '../../lib/money/class-units.ts';
import type { CancelRoute, ExamplePlan, Plan, PollRoute, RoutePlan, UpstreamPlan } from '../../plan/index.ts';
import { check, requireConfiguration } from '../shared/config.ts';
import { CliError, usageError } from '../shared/errors.ts';
import type { Answer, Cli, CommandHandler } from '../shared/io.ts';
import { type BodyOptions, headersOf, readSent, withBodyOptions } from '../shared/sent-body.ts';
import { queried } from './explain.ts';

interface RecordOptions extends BodyOptions {
  readonly upstream?: string;
  readonly name?: string;
  readonly show?: true;
}

/** Adds `record`; `--json` gives the example, the file that it was added to, and the findings of the file with it. */
export function addRecordCommand(program: Command, act: CommandHandler): void {
  const command = program
    .command('record')
    .description('make one real call to an upstream, and add it with its answer as an example')
    .argument('<method>', 'such as POST')
    .argument('<path>', 'the public path, without the host');
  withBodyOptions(command)
    .option('--upstream <name>', 'the upstream, if the model has several')
    .option('--name <name>', 'the name of the example')
    .option('--show', 'show the example, and change no file')
    .action(act(record));
}

async function record(cli: Cli, method: string, target: string, options: RecordOptions): Promise<Answer> {
  const texts: Texts = new Map();
  const { plan: compiled, files } = await requireConfiguration(cli, undefined, texts);
  const plan = options.upstream === undefined ? compiled : withUpstream(compiled, options.upstream);
  const { pathname: path, searchParams: query } = new URL(target, 'http://gateway');
  const match = matchRoute(plan, method.toUpperCase(), path);
  if (!match.found || !('examples' in match.route) || !RECORDED.has(match.route.action)) {
    const what = match.found ? 'the gateway itself answers' : 'no route has';
    const hint = 'give a route that forwards, polls a task or cancels one; tollgate plan lists them';
    throw new CliError('route_not_found', `${what} ${method} ${path}`, hint);
  }
  const { route } = match;
  const params = { ...queried(route, query), ...match.params };
  if (route.action === 'forward' && route.websocket !== undefined) {
    const remedy = 'write its example by hand, with the events as the vendor documents them';
    throw new CliError('not_recordable', `the route ${route.name} is a WebSocket`, remedy);
  }
  const creation =
    route.action === 'poll' || route.action === 'cancel' ? creationOf(plan, route, params, query) : undefined;
  const headers = headersOf(options);
  refuseCredentials(headers, route);
  const { raw, contents } = await readSent(cli, options, route, plan);
  const body = raw === undefined ? undefined : jsonOf(raw, options.body);
  if (options.body !== undefined) refuseInvented(body, route);
  const name = options.name ?? `recorded ${new Date().toISOString().slice(0, 16).replace('T', ' ')}`;
  const recorder = createRecorder();
  const sent = { name, params, headers, body: body === undefined ? '' : JSON.stringify(body), contents, expect: {} };
  const played = await sendExample(plan, route, sent, recorder.observe, creation);
  const { exchanges } = recorder;
  // A cancellation polls the task before it and after it.
  const isPolled = route.action === 'cancel';
  const main = isPolled ? exchanges[1] : exchanges.at(-1);
  if (main === undefined) throw unanswered(isPolled && exchanges.length > 0 ? UNCLEAR : played.failure);
  const secrets = secretsOf(plan);
  const polls = isPolled
    ? exchanges.filter((exchange) => exchange !== main).map((exchange) => recordedAnswer(exchange, secrets))
    : [];
  const example: NewExample = [
    ['name', name],
    ...(creation === undefined ? [] : [['after', creation[1].name] as const]),
    ...(creation !== undefined || Object.keys(params).length === 0 ? [] : [['params', params] as const]),
    ...(Object.keys(headers).length === 0 ? [] : [['headers', headers] as const]),
    ...(body === undefined ? [] : [['body', body] as const]),
    ...(polls.length === 0 ? [] : [['polls', polls] as const]),
    ['answer', recordedAnswer(main, secrets)],
    ...expectationOf(played, creation !== undefined),
  ];
  const shown = blockItem(example, 6).join('\n');
  const edit = await editOf(route.name, example, files);
  const head = `${main.asked} answered ${main.status}`;
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

const RECORDED: ReadonlySet<RoutePlan['action']> = new Set(['forward', 'poll', 'cancel']);
const UNCLEAR = new Error(
  'the poll before the cancellation does not show the state of the task, so it was not cancelled',
);

/** The route and the example whose recorded answer has the id of the task. @throws CliError no_answer */
function creationOf(
  { routes }: Plan,
  { kinds, id: place }: PollRoute | CancelRoute,
  params: Readonly<Record<string, string>>,
  query: URLSearchParams,
): readonly [RoutePlan, ExamplePlan] {
  const id = (place.in === 'param' ? params[place.name] : query.get(place.name)) ?? '';
  for (const route of routes) {
    const created = route.action === 'forward' ? route.branches.flatMap((branch) => branch.creates_task ?? []) : [];
    const own = created.filter(({ name }) => kinds.some((kind) => kind.name === name));
    const isItsAnswer = ({ answer }: ExamplePlan) =>
      answer !== undefined && own.some((kind) => String(valueAt(kind.id, documentsOf(answer))) === id);
    const example = route.examples.find(isItsAnswer);
    if (example !== undefined) return [route, example];
  }
  const hint = 'record its creation first, and give the id in its answer';
  throw new CliError('no_answer', `no example has an answer that creates the task '${id}'`, hint);
}

/** The outcome as an expectation to confirm. Without an estimated charge: `check` then reports what it could not read. */
function expectationOf({ exchange, metered, task, resources }: Played, isAboutTask: boolean): NewExample {
  const charge = metered?.charge.anomalies.length === 0 ? metered.charge : undefined;
  const charged = Object.entries(charge?.units ?? {}).map(([name, count]) => [name, parseNano(count)] as const);
  if (isAboutTask && task?.charged_units_nano != null) charged.push(...Object.entries(chargedUnits(task)));
  const units = charged.filter(([, count]) => count > 0n).map(([name, count]) => [name, Number(formatNano(count))]);
  const expect = {
    ...(exchange.branch !== undefined && exchange.branch.name !== 'default' && { branch: exchange.branch.name }),
    ...(isAboutTask && task !== undefined && { state: task.state }),
    ...(!isAboutTask && task?.upstream_id != null && { task: task.upstream_id }),
    ...(units.length > 0 && { units: Object.fromEntries(units) }),
    ...(resources.size > 0 && { resource: Object.fromEntries(resources) }),
  };
  return Object.keys(expect).length === 0 ? [] : [['expect', expect]];
}

/** The plan in which models of this upstream have no other upstream. @throws CliError no_upstream */
function withUpstream(plan: Plan, name: string): Plan {
  const upstream = plan.upstreams.get(name);
  if (upstream === undefined) {
    const names = [...plan.upstreams.keys()].join(', ');
    throw new CliError('no_upstream', `there is no upstream '${name}'`, `use one of: ${names}`);
  }
  const has = (upstreams: readonly UpstreamPlan[]) => upstreams.some((upstream) => upstream.name === name);
  const models = [...plan.models].map(
    ([id, model]) => [id, has(model.upstreams) ? { ...model, upstream, choice: undefined } : model] as const,
  );
  return { ...plan, models: new Map(models) };
}

/** The first of the files that has the route, with the example. */
async function editOf(route: RoutePlan['name'], example: NewExample, files: readonly string[]) {
  for (const file of files.filter((file) => /\.ya?ml$/.test(file))) {
    const text = addExample(await readFile(file, 'utf8'), route, example);
    if (text !== undefined) return { file, text };
  }
  return undefined;
}

function jsonOf(raw: Buffer, file = ''): unknown {
  try {
    return JSON.parse(raw.toString('utf8'));
  } catch {
    throw new CliError('file_unreadable', `the body ${file} is not JSON`, 'give a file with a JSON document');
  }
}

/** Refuses a form or a file without its contents: the call is paid, and zeros are no sound. */
function refuseInvented(body: unknown, route: RoutePlan): void {
  if (route.action !== 'forward') return;
  const hint = 'give its parts as NAME=TEXT and NAME=@FILE with --form';
  if (route.form !== undefined) throw usageError(`the route ${route.name} takes a form`, hint);
  if (route.file !== undefined && isRecord(body) && 'file' in body)
    throw usageError('the body has a file without its content', 'give the file itself with --file');
}

/** Refuses headers of a caller's key: the example would have it, and the upstream gets the gateway's own. */
function refuseCredentials(headers: Readonly<Record<string, string>>, { interface: { auth } }: RoutePlan): void {
  const name = auth
    .flatMap((way) => (way.in === 'header' ? [way.name] : []))
    .find((each) => Object.hasOwn(headers, each));
  if (name === undefined) return;
  throw usageError(`the header ${name} carries a credential`, 'leave it out: the configured credential is sent');
}

function unanswered(failure: unknown): CliError {
  const why = failure instanceof Error ? failure.message : 'the request was not sent';
  return new CliError('no_answer', `no answer was recorded: ${why}`, 'tollgate explain shows each step of the request');
}
