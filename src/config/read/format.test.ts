/** Tests the formats of diagnostics: text with line and caret, JSON, and GitHub annotations. */
import t from 'tap';
import type { Diagnostic } from './diagnostic.ts';
import { formatGithub, formatJson, formatText } from './format.ts';

const finding: Diagnostic = {
  code: 'unknown-fact',
  severity: 'error',
  file: 'gateway.yaml',
  line: 2,
  column: 8,
  pointer: '/b/hold/cel',
  message: "'resolutoin' is not a fact",
  hint: "did you mean 'resolution'?",
};

/** The text of the file of `finding`. */
const sourceOf = (text: string): ReadonlyMap<string, string> => new Map([[finding.file, text]]);

t.test('a finding with its line, a caret and the count', async (t) => {
  const text = formatText(
    [finding, { ...finding, severity: 'warning', hint: null, line: 9 }],
    sourceOf('a: 1\nhold: resolutoin\n'),
  );
  t.equal(
    text,
    [
      "gateway.yaml:2:8 error unknown-fact  'resolutoin' is not a fact; did you mean 'resolution'?",
      '    hold: resolutoin',
      '           ^',
      "gateway.yaml:9:8 warning unknown-fact  'resolutoin' is not a fact",
      '1 error, 1 warning',
      '',
    ].join('\n'),
  );
});

t.test('a finding in an included file has the line of that file', async (t) => {
  const included = { ...finding, file: 'prices.yaml', line: 1, column: 1 };
  const texts = new Map([
    ['gateway.yaml', 'of the main file'],
    ['prices.yaml', 'of the other'],
  ]);
  t.match(formatText([included], texts), /^prices\.yaml:1:1 [^\n]*\n {4}of the other\n/);
  t.notMatch(formatText([{ ...included, file: 'unread.yaml' }], texts), /of the/);
});

t.test('the count', async (t) => {
  t.equal(formatText([]), 'no errors, no warnings\n');
  t.equal(formatText([finding, finding]).split('\n').at(-2), '2 errors, no warnings');
});

t.test('tabs are kept, so that the caret is in the right column', async (t) => {
  t.ok(formatText([{ ...finding, line: 1, column: 4 }], sourceOf('\ta\tb')).includes('\n    \ta\tb\n    \t \t^\n'));
});

t.test('a long line is cut around the position', async (t) => {
  const text = formatText([{ ...finding, line: 1, column: 301 }], sourceOf(`${'a'.repeat(300)}HERE${'b'.repeat(300)}`));
  const [, line = '', caret = ''] = text.split('\n');
  t.equal(line.indexOf('HERE'), caret.indexOf('^'));
  t.ok(line.length < 140, `${line.length}`);
});

t.test('a line with a secret is not shown', async (t) => {
  t.notMatch(formatText([{ ...finding, code: 'plain-secret', line: 1 }], sourceOf('secret: sk-1')), /sk-1/);
});

t.test('a file cannot move the cursor of the terminal', async (t) => {
  const text = formatText([{ ...finding, line: 1 }], sourceOf('a: \u001b[2J\u0085'));
  t.notOk(text.includes('\u001b') || text.includes('\u0085'), text);
});

t.test('JSON with every member, null for no hint', async (t) => {
  const text = formatJson([{ ...finding, hint: null }]);
  t.same(JSON.parse(text), { diagnostics: [{ ...finding, hint: null }] });
  t.same(JSON.parse(formatJson([])), { diagnostics: [] });
});

t.test("GitHub's workflow commands, with its escapes", async (t) => {
  t.equal(
    formatGithub([{ ...finding, file: 'a,b:c%.yaml', message: '100 %\nof it' }]),
    "::error file=a%2Cb%3Ac%25.yaml,line=2,col=8,title=unknown-fact::100 %25%0Aof it; did you mean 'resolution'?\n",
  );
  t.equal(formatGithub([]), '');
});
