/** Plays the night shift of docs/guides/operators.md: an upstream breaks, and an operator resolves every task by the API alone. */
import t from 'tap';
import { read } from '../docs/pages.ts';
import { startAdmin } from '../support/admin.ts';

const admin = await startAdmin(t);

interface Step {
  readonly method: 'GET' | 'POST';
  /** Below `/admin/v1`. */
  readonly path: string;
  readonly body: string | undefined;
  readonly answer: string;
}

/** The requests of the section with their answers. */
function transcript(): readonly Step[] {
  const [, section = ''] = read('docs/guides/operators.md').split('\n## A night shift\n');
  const blocks = Array.from(section.matchAll(/```text\n(.*?)```/gs), ([, text = '']) => text);
  return blocks
    .join('')
    .split(/^\$ admin /m)
    .slice(1)
    .map((text) => {
      const [line = '', ...answer] = text.split('\n');
      const [, body, path = ''] = /^(?:-d '(.*)' )?"?\$URL\/admin\/v1([^"]*)"?$/.exec(line) ?? [];
      return { method: body === undefined ? 'GET' : 'POST', path, body, answer: answer.join('') };
    });
}

t.test("an upstream's outage, from the alert to the last task", async (t) => {
  const { body: made } = await admin.post('/tokens', { role: 'operator', name: 'night-shift' });
  const { token } = made;
  const key = await admin.post('/keys', { account: 'demo', name: 'customer' });
  const create = (prompt: string) =>
    fetch(`${admin.gateway_url}/api/v3/c/videos/generations/tasks`, {
      method: 'POST',
      headers: { authorization: `Bearer ${key.body.key}`, 'content-type': 'application/json' },
      body: JSON.stringify({ model: 'c/vidgen-2.0', prompt, duration: 4 }),
    });
  // The upstream accepts both, and breaks before it answers.
  await Promise.all([create('one [lost]'), create('two [lost]')]);
  const { body: open } = await admin.get('/tasks?state=review', { token });

  const steps = transcript();
  t.ok(steps.length > 5);
  const written = [...new Set(steps.flatMap(({ path, answer }) => (path + answer).match(/task_[\w-]+/g) ?? []))];
  t.equal(written.length, open.data.length);
  /** With the ids of this run. */
  const real = (text: string) => written.reduce((made, id, index) => made.replaceAll(id, open.data[index].id), text);
  for (const { method, path, body, answer } of steps) {
    const request = { token, ...(body !== undefined && { body: JSON.parse(body) }) };
    const { status, body: found } = await admin.send(method, real(path), request);
    t.equal(status, 200, path);
    const isWhole = !answer.includes('…');
    const shown = JSON.parse(real(answer).replaceAll(/, …/g, ''));
    if (isWhole) t.strictSame(found, shown, path);
    else t.match(found, shown, path);
  }

  const [, second] = open.data;
  const again = await admin.post(`/tasks/${second.id}/resolution`, { release: true }, { token });
  t.match(again, { status: 409, body: { code: 'task_not_in_review' } });
  const { body: shown } = await admin.get(`/tasks/${second.id}`, { token });
  t.match(shown.time_line, [{ event: 'hold' }, { event: 'release' }, { event: 'failed' }]);
});
