/** Many reloads under load, some to a broken file: no request fails, and every wallet is right. */
import { setTimeout as sleep } from 'node:timers/promises';
import t from 'tap';
import { CHAT_OUTPUT, type Reloadable, startReloadable } from '../support/reloadable.ts';
import { sample } from '../support/sample.ts';

/** `RELOADS=100` for a long run. */
const RELOADS = Number(process.env.RELOADS ?? sample(6, 8));
/** Concurrent callers: two each of messages, streams and videos. */
const CALLERS = 6;

t.setTimeout(600_000);

const message = { model: 'chat-large', max_tokens: 64, messages: [{ role: 'user', content: 'count to ten' }] };

/** Runs requests until `stop`. Notes whatever is not as it should be. */
function load(running: Reloadable) {
  const failures: string[] = [];
  const done = { messages: 0, streams: 0, videos: 0, polls: 0 };
  let stopped = false;

  async function expect(what: string, response: Promise<Response>, pattern: RegExp): Promise<string> {
    const { status } = await response;
    const text = await (await response).text();
    if (status > 202 || !pattern.test(text)) failures.push(`${what}: ${status} ${text.slice(0, 300)}`);
    return text;
  }

  async function askForMessages(): Promise<void> {
    await expect('message', running.call('POST', '/v1/messages', message), /"output_tokens"/);
    done.messages += 1;
  }

  async function stream(): Promise<void> {
    const response = running.call('POST', '/v1/messages', { ...message, stream: true });
    await expect('stream', response, /event: message_start[\s\S]*event: message_stop\n/);
    done.streams += 1;
  }

  async function makeVideo(): Promise<void> {
    const path = '/api/v3/c/videos/generations/tasks';
    const made = await expect(
      'creation',
      running.call('POST', path, { model: 'c/vidgen-2.0', prompt: 'a kite' }),
      /"task_id"/,
    );
    const { task_id: id } = JSON.parse(made);
    for (let status = 'queued'; status !== 'succeeded' && failures.length === 0; done.polls += 1) {
      ({ status } = JSON.parse(await expect('poll', running.call('GET', `${path}/${id}`), /"status"/)));
    }
    done.videos += 1;
  }

  async function repeat(work: () => Promise<void>): Promise<void> {
    while (!stopped) {
      await work().catch((error: unknown) => {
        failures.push(String(error instanceof Error ? (error.cause ?? error) : error));
      });
      // Leaves the processor to the reloads, without which there is less to see.
      await sleep(10);
    }
  }

  const kinds = [askForMessages, stream, makeVideo];
  const callers = Array.from({ length: CALLERS }, (_, index) => repeat(kinds[index % kinds.length] ?? stream));
  return {
    failures,
    done,
    async stop() {
      stopped = true;
      await Promise.all(callers);
    },
  };
}

t.test('no request fails', async (t) => {
  const running = await startReloadable(t, { pace: 0.01 });
  const { gateway, edit, write, reload, logged } = running;
  const traffic = load(running);
  let generation = 1;
  for (let round = 0; round < RELOADS; round += 1) {
    if (round % 10 === 5) {
      write('version: 1\nserver: { listen: nowhere }\n');
      const { code, outcome } = await reload();
      t.equal(code, 1);
      t.match(outcome, { reloaded: false, error: { code: 'config_invalid' } });
      t.ok(
        outcome.diagnostics.some(({ line, column }: { line: number; column: number }) => line === 2 && column === 19),
      );
    }
    edit([CHAT_OUTPUT, `cache_read: "3.60", output: "${round % 2 === 0 ? 360 : 270}.00"`]);
    generation += 1;
    if (round % 10 === 7) {
      gateway.child.kill('SIGHUP');
      await logged(`"generation":${generation},`);
    } else {
      t.match(await reload(), { code: 0, outcome: { reloaded: true, generation } });
    }
  }
  await traffic.stop();
  t.same(traffic.failures, []);
  t.comment(JSON.stringify({ ...traffic.done, reloads: generation - 1 }));
  for (const count of Object.values(traffic.done)) t.ok(count > 0);
  const page = await (await fetch(running.metrics_url)).text();
  t.match(page, `\ntollgate_config_generation ${generation}\n`);
  t.match(page, '\ntollgate_config_generations 1\n', 'every earlier configuration is gone');
  t.notMatch(gateway.output.stderr, /"level":"error".*"msg":"a request failed"/);
  gateway.child.kill('SIGINT');
  t.equal((await gateway.ended).code, 0);
  t.match(await running.run(['audit']), { code: 0 });
});
