/** Unfinished tasks that need a task kind, an upstream or a target which the configuration no longer has. */
import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import t, { type Test } from 'tap';
import { openStore } from '../../src/ledger/open-store.ts';
import { edited } from '../support/reloadable.ts';
import { portableText } from '../support/shipped-text.ts';
import { makeOwner, newTask, release, runTask } from '../support/stores.ts';
import { workspace } from '../support/tollgate.ts';

t.setTimeout(600_000);

/** A store with three unfinished tasks and one that has ended, and an edited copy of the shipped configuration. */
async function scene(t: Test, edits: readonly (readonly [string | RegExp, string])[]) {
  const space = await workspace(t);
  const store = await openStore(space.store);
  const owner = await makeOwner(store, 'acme', '100');
  const more = { kind: 'unified_c', upstream: 'c' };
  await runTask(store, owner, 'task_running', '1', more);
  await runTask(store, owner, 'task_review', '1', more);
  await store.markReview('task_review', 'an operator decides');
  await store.openTask(newTask(owner, 'task_dispatching', '1', { ...more, dispatch_deadline_ms: 9e15 }));
  await runTask(store, owner, 'task_ended', '1', { kind: 'long_gone', upstream: 'nobody' });
  await store.settleTask('task_ended', release());
  await store.close();
  const config = join(space.dir, 'gateway.yaml');
  writeFileSync(config, edited(portableText, edits));
  const env = { TOLLGATE_C_URL: 'http://127.0.0.1:9', TOLLGATE_C_KEY: 'key' };
  return { ...space, config, env };
}

t.test('the task kind was renamed', async (t) => {
  const { run, json, config, env } = await scene(t, [['unified_$(family)', '$(family)_unified']]);
  const served = await run(['serve', '--port', '0', '--config', config], { env });
  t.equal(served.code, 1);
  t.match(served.stderr, /3 unfinished tasks need the task kind 'unified_c', missing from .*gateway.yaml/);
  t.match(served.stderr, /keep the kind.*tollgate task list.*tollgate task resolve/);
  t.match(await json(['serve', '--port', '0', '--config', config], { env }), { error: { code: 'tasks_unreachable' } });
  const checked = await run(['check', '--config', config], { env });
  t.equal(checked.code, 0, 'a warning');
  t.match(checked.stdout, /warning unreachable-tasks.*3 unfinished tasks need the task kind 'unified_c'/);
});

t.test('the upstream was renamed', async (t) => {
  const { run, config } = await scene(t, [
    [/^ {2}\$\(family\):$/gm, '  of_$(family):'],
    ['upstream: $(family),', 'upstream: of_$(family),'],
  ]);
  const env = { TOLLGATE_C_URL: 'http://127.0.0.1:9', TOLLGATE_C_KEY: 'key' };
  const served = await run(['serve', '--port', '0', '--config', config], { env });
  t.equal(served.code, 1);
  t.match(served.stderr, /3 unfinished tasks need the upstream 'c', missing from/);
});

const family = '  $(family):\n    like: cloud\n';

t.test('the target was removed', async (t) => {
  const { run, config, env } = await scene(t, [[family, `${family}    targets: { next: {} }\n`]]);
  const served = await run(['serve', '--port', '0', '--config', config], { env });
  t.equal(served.code, 1);
  t.match(served.stderr, /3 unfinished tasks need the target 'default' of upstream 'c', missing from/);
  const checked = await run(['check', '--config', config], { env });
  t.equal(checked.code, 0, 'a warning');
  t.match(checked.stdout, /warning unreachable-tasks.*3 unfinished tasks need the target 'default' of upstream 'c'/);
});

t.test('a drained target is enough for the tasks that it has', async (t) => {
  const edit = `${family}    targets: { default: { weight: 0 }, next: {} }\n`;
  const { run, start, config, env } = await scene(t, [[family, edit]]);
  const checked = await run(['check', '--config', config], { env });
  t.match(checked.stdout, /no errors, no warnings/);
  const planned = await run(['plan', '--config', config], { env });
  t.match(
    planned.stdout,
    /default +on +http:\/\/127.0.0.1:9 \(drained\) +header authorization\n +next +on +http:\/\/127.0.0.1:9 \(weight 1\)/,
  );
  const served = start(['serve', '--port', '0', '--config', config], { env });
  await served.seen(/listening on/);
  served.child.kill('SIGINT');
  t.equal((await served.ended).code, 0);
});

t.test('with a complete configuration serve starts and check reports nothing', async (t) => {
  const { run, start, config, env } = await scene(t, []);
  const checked = await run(['check', '--config', config], { env });
  t.match(checked.stdout, /no errors, no warnings/);
  const served = start(['serve', '--port', '0', '--config', config], { env });
  await served.seen(/listening on/);
  served.child.kill('SIGINT');
  t.equal((await served.ended).code, 0);
});

t.test('check creates no store, and reports nothing about an unreadable one', async (t) => {
  const { run, dir } = await workspace(t);
  const env = { TOLLGATE_C_URL: 'http://127.0.0.1:9', TOLLGATE_C_KEY: 'key' };
  t.match((await run(['check'], { env })).stdout, /no errors, no warnings/);
  t.same(readdirSync(dir), []);
  writeFileSync(join(dir, 'store.db'), 'no store');
  t.match((await run(['check'], { env })).stdout, /no errors, no warnings/);
});
