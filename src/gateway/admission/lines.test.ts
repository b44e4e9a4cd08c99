/** Other requests run while the lines of a long file are checked. */
import t from 'tap';
import { parseBody } from './body.ts';
import { checkLines } from './lines.ts';

t.test('the event loop turns once per 256 KiB, or per 4,096 empty lines', async (t) => {
  const rule = { when: new Map(), schema: undefined, requires_owner: [] };
  const check = checkLines(new Map([['file', rule]]), 1_000, { parse: parseBody, owns: () => true });
  for (const [line, count, least] of [
    [`{"a":"${'x'.repeat(1_000)}"}\n`, 4_000, 15],
    ['{}\n', 50_000, 12],
  ] as const) {
    const raw = Buffer.from(line.repeat(count));
    const spans = new Map([['file', { start: 0, end: raw.length }]]);
    let turns = 0;
    let isOver = false;
    const turn = () => {
      turns += 1;
      if (!isOver) setImmediate(turn);
    };
    setImmediate(turn);
    await check({ body: { raw, text: '{}', value: {}, spans } } as never);
    isOver = true;
    t.ok(turns >= least, `${turns} turns for ${count} lines of ${line.length} bytes`);
  }
});
