/** A backup of a store that a gateway is writing has every creation that was acknowledged before it began, and its audit is clean. */
import { statSync } from 'node:fs';
import { join } from 'node:path';
import t from 'tap';
import { smallConfig, workspace } from '../support/tollgate.ts';

interface Listed {
  readonly tasks: readonly { readonly upstream_id: string | null }[];
}

t.test('a backup beside a gateway under load, restored elsewhere', async (t) => {
  const space = await workspace(t);
  const { dir, json, run } = space;
  const gateway = space.start(['serve', '--sandbox', '--port', '0', '--json', '--config', smallConfig]);
  const { url, key } = JSON.parse((await gateway.seen(/^.+\n/))[0]);
  await run(['wallet', 'topup', 'demo', '100000']);

  const acknowledged: string[] = [];
  const refused: number[] = [];
  let stopped = false;
  async function caller(): Promise<void> {
    while (!stopped) {
      const answer = await fetch(`${url}/api/v3/c/videos/generations/tasks`, {
        method: 'POST',
        headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
        body: JSON.stringify({ model: 'c/vidgen-2.0', prompt: 'a kite' }),
      });
      const { task_id } = JSON.parse(await answer.text());
      if (answer.status === 202) acknowledged.push(task_id);
      else refused.push(answer.status);
    }
  }
  const callers = Promise.all(Array.from({ length: 8 }, caller));
  const more = async (count: number) => {
    const from = acknowledged.length;
    while (acknowledged.length < from + count && refused.length === 0) await new Promise((wake) => setTimeout(wake, 5));
  };

  await more(50);
  // A process takes a second to start, and by then the gateway has moved most of its log into the file. In this process the copy begins
  // at once, when the newest creations are only in the log.
  for (const [name, command] of [
    ['started.db', space.spawn],
    ['at-once.db', space.run],
  ] as const) {
    const file = join(dir, name);
    const before = [...acknowledged];
    const { code, stdout } = await command(['backup', file, '--json']);
    t.equal(code, 0, stdout);
    if (command === space.spawn) t.ok(acknowledged.length > before.length, 'creations went on meanwhile');
    const report = JSON.parse(stdout);
    t.match(report, { file, bytes: statSync(file).size, audit: { ok: true, breaches: [] } });
    t.equal(report.newest_entry.id, report.audit.checked.entries);
    t.equal(statSync(file).mode & 0o777, 0o600);

    const restored = `sqlite:${join(dir, `restored-${name}`)}`;
    t.match(await json(['restore', file, '--store', restored]), { kept: null, audit: { ok: true } });
    const listed = (await json(['task', 'list', '--limit', '10000', '--store', restored])) as Listed;
    const ids = new Set(listed.tasks.map(({ upstream_id }) => upstream_id));
    t.same(
      before.filter((id) => !ids.has(id)),
      [],
      'none is missing',
    );
    t.equal((await run(['audit', '--store', restored])).code, 0);
    await more(20);
  }
  stopped = true;
  await callers;
  t.same(refused, []);
  gateway.child.kill('SIGINT');
  t.equal((await gateway.ended).code, 0);
  t.equal((await run(['audit'])).code, 0);
});
