/** The specification, Resources: prices of the c family, read from the entries in the wallet. */
import t, { type Test } from 'tap';
import { film, officialBody, runTask, tasksPath, unifiedBody, unifiedPath } from '../support/requests.ts';
import { customer } from './customers.ts';
import { configWith, stackFor, statement } from './support.ts';

const stack = await stackFor(t);
const text = { type: 'text', text: 'a kite [instant]' };
const video = { type: 'video_url', video_url: { url: film(stack, 5) } };

/** Tests ten seconds without a video reference in both formats. */
function withoutVideo(resolution: string, cost: string): (t: Test) => Promise<void> {
  return async (t) => {
    const me = await customer(stack);
    await runTask(me, unifiedPath('c'), unifiedBody({ resolution, duration: 10 }));
    t.strictSame(await me.ledger(), [`hold ${cost}`, `capture ${cost}`], 'unified format');
    const you = await customer(stack);
    await runTask(you, tasksPath, officialBody({ resolution, duration: 10 }));
    t.strictSame(await you.ledger(), [`hold ${cost}`, `capture ${cost}`], 'official format');
  };
}

/** Tests five seconds of reference and five of output. */
function withVideo(resolution: string, cost: string): (t: Test) => Promise<void> {
  return async (t) => {
    const me = await customer(stack);
    const { json } = await runTask(me, tasksPath, officialBody({ resolution, duration: 5, content: [text, video] }));
    t.equal(json.billedSeconds, 10);
    t.equal((await me.ledger()).at(-1), `capture ${cost}`);
  };
}

statement(t, 'price.480p-none', withoutVideo('480p', '4.60'));
statement(t, 'price.480p-video', withVideo('480p', '2.80'));
statement(t, 'price.720p-none', withoutVideo('720p', '10.00'));
statement(t, 'price.720p-video', withVideo('720p', '6.10'));
statement(t, 'price.1080p-none', withoutVideo('1080p', '24.80'));
statement(t, 'price.1080p-video', withVideo('1080p', '15.10'));
statement(t, 'price.4k-none', withoutVideo('4k', '50.60'));
statement(t, 'price.4k-video', withVideo('4k', '31.10'));

statement(t, 'price.configured', async (t) => {
  const spend = async (more: Parameters<typeof customer>[1], on = stack) => {
    const me = await customer(on, more);
    await runTask(me, unifiedPath('c'), unifiedBody());
    return (await me.ledger()).at(-1);
  };
  t.equal(await spend({}), 'capture 1.84');
  t.equal(await spend({ keyDiscount: '0.85' }), 'capture 1.564', 'the key’s discount');
  t.equal(await spend({ discount: '0.5', keyDiscount: '0.85' }), 'capture 1.564', 'replaces the account’s');
  const higherPrices = await stackFor(t, {
    config: configWith(['none: "0.460000"', 'none: "0.500000"']),
  });
  t.equal(await spend({}, higherPrices), 'capture 2.00', 'the configured price');
});

statement(t, 'price.families', async (t) => {
  for (const [family, none, withVideo] of [
    ['k', '1.68', '2.34'],
    ['s', '1.52', '1.52'],
    ['z', '1.40', '1.40'],
    ['r', '1.76', '2.43'],
  ]) {
    const me = await customer(stack);
    const model = `${family}/vidgen-2.0`;
    await runTask(me, tasksPath, officialBody({ model }));
    await runTask(me, tasksPath, officialBody({ model, content: [text, video] }));
    const charged = (await me.ledger()).filter((entry) => entry.startsWith('capture'));
    t.strictSame(charged, [`capture ${none}`, `capture ${withVideo}`], `four seconds of ${family} at 480p`);
  }
});
