/** The official Python SDKs raise an error for every answer that breaks off, and openai's works unmodified with examples/openai.yaml. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import t from 'tap';
import { checkClient, programs as clients } from '../clients/check.ts';
import { followPage, programLines } from '../docs/start-page.ts';
import { noPython } from '../support/programs.ts';
import { pythonEnvironment } from '../support/python-environment.ts';
import { COST, startExample } from './openai.ts';
import { breaksOff } from './other-languages.ts';

const programs = join(import.meta.dirname, 'python');
const pythonWithSdks = () => join(pythonEnvironment('tollgate-python', join(programs, 'requirements.txt')), 'python');

const skip = noPython();

t.setTimeout(600_000);

t.test('the line of docs/reference/clients.md', { skip }, async (t) => {
  const [, version] = /^openai==(.*)$/m.exec(readFileSync(join(programs, 'requirements.txt'), 'utf8')) ?? [];
  await checkClient(t, `openai for Python ${version}`, pythonWithSdks(), [join(clients, 'openai_python.py')]);
});

t.test('docs/start/python.md', { skip }, async (t) => {
  await followPage(t, 'python', `PATH=${dirname(pythonWithSdks())}:$PATH\n${programLines('python')}`);
});

t.test('every answer that breaks off is an error', { skip }, async (t) => {
  await breaksOff(t, pythonWithSdks(), [join(programs, 'break_off.py')]);
});

t.test('openai, with examples/openai.yaml', { skip }, async (t) => {
  const python = pythonWithSdks();
  const { stack, charged } = await startExample(t);
  const poor = await stack.newAccount('poor', '0.0001');
  const child = spawn(python, [join(programs, 'completions.py'), `${stack.url}/v1`, stack.key, poor.key], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [output, errors, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')]);
  t.equal(code, 0, errors.slice(-2_000));
  const results = JSON.parse(output);
  t.match(results.request_id, /^req_/);
  t.strictSame(results, {
    whole: 'Hello there',
    total: 1200,
    request_id: results.request_id,
    plain: [[''], ['Hello'], [' there'], ['']],
    plain_usage: [],
    told: [[''], ['Hello'], [' there'], [''], []],
    told_usage: 1200,
    models: ['gpt-large', 'gpt-small'],
    model: 'gpt-small',
    no_model: { error: 'NotFoundError', type: 'invalid_request_error', code: 'model_not_found' },
    bad: { error: 'BadRequestError', type: 'invalid_request_error', code: null },
    no_key: { error: 'AuthenticationError', type: 'invalid_request_error', code: 'invalid_api_key' },
    poor: { error: 'RateLimitError', type: 'insufficient_quota', code: 'insufficient_quota' },
    limited: { error: 'RateLimitError', type: 'rate_limit_error', code: 'rate_limit_exceeded' },
    broken: { error: 'APIError', type: 'server_error', code: null },
  });
  // The stream that broke off is charged too, by an estimate.
  t.ok((await charged(4)) > 3 * COST);
});
