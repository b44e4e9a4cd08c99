/**
 * Follows docs/guides/what-happened.md in Chromium, step by step, over a gateway with good, failed and slow requests: what a step has in bold
 * is there and is pressed, the answer is on the screen after as many clicks as the page says, and its commands and reads answer too.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from 'playwright-core';
import t from 'tap';
import { argvOf, commandLines, read } from '../docs/pages.ts';
import { noChromium } from '../support/chromium.ts';
import { startConsole, violations } from '../support/console.ts';
import { edited } from '../support/shipped-text.ts';
import { until } from '../support/stack.ts';
import { smallConfig, workspace } from '../support/tollgate.ts';

t.setTimeout(240_000);

const PAGE = 'docs/guides/what-happened.md';
const FAILURES = { acme: 5, beta: 1 };
/** What the guide calls a month stands for this one. */
const MONTH = new Date().toISOString().slice(0, 7);

/** By section: what the screen shows after each step, and after which step the question is answered. */
const SHOWN: Readonly<Record<string, { readonly answer: number; readonly after: readonly RegExp[] }>> = {
  'Why was this charged?': {
    answer: 2,
    after: [
      /2 found.*charge.*4\.37/,
      /8 input × 250000\.00 \/ 1,000,000 *2.*3 output × 790000\.00 \/ 1,000,000 *2\.37.*Charged *4\.37/,
      /Time line.*received.*What was asked.*acme.*chat-large/,
    ],
  },
  'Who was hit?': {
    answer: 2,
    after: [
      /upstream_failed.*messages\/default|messages\/default.*upstream_failed/,
      /6 failures hit 2 customers.*acme *5 *6 *4\.37 *0\.00.*beta *1 *2 *4\.37 *0\.00/,
      /Account *acme.*502/,
      /Failed by *upstream.*messages\/default: ECONNRESET/,
      /Error rate by target and hour.*messages\/default/,
    ],
  },
  'What is slow?': {
    answer: 2,
    after: [/messages.*5\.\d\d s/, /beta.*chat-large.*5\.\d\d s/, /Duration, 95 % by target and hour/],
  },
  'What about my order?': {
    answer: 1,
    after: [
      /Failed by *nobody.*Charged, CNY *4\.37.*order-1187/,
      /This will be written.*New entry: refund *\+4\.37/,
      /Refunded 4\.37 CNY to Kite Films/,
    ],
  },
  'Who costs more than they pay?': {
    answer: 2,
    after: [/the month has not ended/, /Margin *cheap .* -3\.13/, /Statement of cheap.*chat-large *2/],
  },
};

/** The numbered steps of a section, each on one line. */
function stepsOf(section: string): readonly string[] {
  const [, text = ''] = read(PAGE).split(`\n## ${section}\n`);
  const [own = ''] = text.split('\n## ');
  const lines = own.replaceAll(/\n {3}/g, ' ').split('\n');
  return lines.flatMap((line) => /^\d+\. (.*)/.exec(line)?.[1] ?? []);
}

/** Does a step: presses what is bold, and types what is code. @returns how often it pressed something. */
async function follow(page: Page, step: string): Promise<number> {
  let presses = 0;
  let choice: Locator | undefined;
  for (const [, under, bold, typed] of step.matchAll(/([Uu]nder )?\*\*([^*]+)\*\*|`([^`]+)`/g)) {
    if (typed !== undefined) {
      await page.locator('input:focus').waitFor();
      await page.keyboard.type(typed);
      await page.keyboard.press('Enter');
      continue;
    }
    const name = (bold ?? '').replace(/^\d{4}-\d\d$/, MONTH);
    if (choice !== undefined) {
      await choice.selectOption({ label: name });
      choice = undefined;
      continue;
    }
    const control = under === undefined ? await named(page, name) : await inColumn(page, name);
    presses += 1;
    if ((await control.evaluate((element) => element.nodeName)) === 'SELECT') choice = control;
    else await control.click();
  }
  return presses;
}

/** What can be pressed by its name: in the dialog that is open, in the navigation, or on the screen. */
async function named(page: Page, name: string): Promise<Locator> {
  // A button also names its key, and a field whether it may be empty.
  const options = { name: new RegExp(`^${RegExp.escape(name)}(?: \\/| \\(optional\\))?$`) };
  const within = (part: Locator) => {
    const roles = (['button', 'link', 'radio', 'textbox', 'combobox'] as const).map((role) =>
      part.getByRole(role, options),
    );
    return roles.reduce((all, each) => all.or(each));
  };
  const results = page.getByRole('dialog').getByRole('link').filter({ hasText: name });
  const places = [
    within(page.getByRole('dialog')),
    results,
    within(page.locator('.side')),
    within(page.locator('main')),
  ];
  const found = await until(
    async () => {
      for (const place of places) if ((await place.count()) > 0) return place.first();
      return undefined;
    },
    (place) => place !== undefined,
  );
  if (found === undefined) throw new Error(`nothing is called ${name}`);
  return found;
}

/** The first link in the column of a table, or in the value of a fact. */
async function inColumn(page: Page, name: string): Promise<Locator> {
  const cell = page.locator(`main td[data-name="${name}"]`).getByRole('link').filter({ hasNotText: /^0$/ });
  const fact = page.locator('main dl > div').filter({ hasText: name }).getByRole('link');
  const found = cell.or(fact).first();
  await found.waitFor();
  return found;
}

if (noChromium) t.plan(0, noChromium);
else {
  const work = await workspace(t);
  const config = join(work.dir, 'gateway.yaml');
  const text = edited(
    readFileSync(smallConfig, 'utf8'),
    ['input: "36.00", output: "180.00"', 'input: "250000", output: "790000"'],
    ['models:', '  paid: { unit: million_tokens, by: [class], table: { input: "100000", output: "400000" } }\nmodels:'],
    ['price: chat }', 'price: chat, cost: paid }'],
    ['    request_id: x-request-id', '    request_id: x-request-id\n    log_headers: [x-order-id]'],
  );
  writeFileSync(config, `${text}admin: { listen: 127.0.0.1:0 }\n`);
  const { admin, open } = await startConsole(t, ['--config', config], work);

  async function customer(name: string, discount = '1') {
    await admin.post('/accounts', { name, discount });
    await admin.post(`/accounts/${encodeURIComponent(name)}/topups`, { amount: '10000' });
    const { body } = await admin.post('/keys', { account: name });
    return async (content: string, order = '') => {
      const answer = await fetch(`${admin.gateway_url}/v1/messages`, {
        method: 'POST',
        headers: { 'x-api-key': body.key, 'content-type': 'application/json', ...(order && { 'x-order-id': order }) },
        body: JSON.stringify({ model: 'chat-large', max_tokens: 8, messages: [{ role: 'user', content }] }),
      });
      await answer.text();
    };
  }
  const [acme, beta, films, cheap] = [
    await customer('acme'),
    await customer('beta'),
    await customer('Kite Films'),
    await customer('cheap', '0.1'),
  ];
  const slow = beta('[late]');
  await acme('hello');
  await films('hello', 'order-1187');
  await cheap('hello');
  await cheap('hello again');
  for (let index = 0; index < FAILURES.acme; index += 1) await acme('[lost]');
  await beta('[lost]');
  await slow;
  // Records, their sums, and the charges of leases follow.
  await until(
    () => admin.get('/requests/sums?since=1h'),
    ({ body }) => body.total.requests === 11,
  );
  await until(
    () => Promise.all(['acme', 'beta', 'Kite Films', 'cheap'].map((name) => admin.get(`/accounts/${name}`))),
    (all) => all.every(({ body }) => body.held === '0.00'),
  );

  t.test('the page has every journey, and bold only in its steps', async (t) => {
    const sections = [...read(PAGE).matchAll(/^## (.*)$/gm)].map(([, name]) => name);
    t.strictSame(sections, Object.keys(SHOWN));
    const others = read(PAGE)
      .replaceAll(/^\d+\. .*(?:\n {3}.*)*/gm, '')
      .match(/\*\*(?!What to (?:say|do)\.)[^*]+\*\*/g);
    t.equal(others, null);
  });

  const promised = [...read(PAGE).matchAll(/^\| \[.*\| (\d+) \|$/gm)].map(([, clicks]) => Number(clicks));
  for (const [index, [section, { answer, after }]] of Object.entries(SHOWN).entries())
    t.test(section, async (t) => {
      const page = await open('/');
      await page.getByRole('heading', { level: 1, name: 'Overview' }).waitFor();
      const steps = stepsOf(section);
      t.equal(steps.length, after.length, 'each step shows something');
      let clicks = 0;
      for (const [at, step] of steps.entries()) {
        clicks += await follow(page, step);
        if (at + 1 === answer) t.equal(clicks, promised[index], 'clicks to the answer');
        const shown = after[at] ?? /^$/;
        const text = await until(
          async () => (await page.locator('main, dialog, .said').allInnerTexts()).join(' ').replaceAll(/\s+/g, ' '),
          (each) => shown.test(each),
        );
        t.match(text, shown, step);
        t.strictSame(await violations(page), [], 'axe finds nothing');
      }
    });

  t.test('the commands and the reads of the page answer', async (t) => {
    for (const line of commandLines(PAGE)) {
      const argv = (argvOf(line) ?? []).map((word) => (word === '2026-11' ? MONTH : word));
      if (argv.some((word) => /^[A-Z]+$/.test(word))) continue;
      const { code, stdout, stderr } = await work.run([...argv, '--store', work.store, '--config', config]);
      t.equal(code, 0, stderr);
      t.match(stdout, /acme|beta|cheap|order-1187|messages\/default|req_/, line);
    }
    for (const [, path = ''] of read(PAGE).matchAll(/`GET \/admin\/v1([^`{]*)`/g)) {
      const { status, body } = await admin.get(path.replace('2026-11', MONTH));
      t.equal(status, 200, path);
      t.ok(body.data.length > 0, path);
    }
  });
}
