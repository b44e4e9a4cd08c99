/** Remedies of the API on the screens of the console: none names a command or a body. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import t from 'tap';
import { remedyOf } from '../../console/lib/remedies.ts';
import { PROBLEMS } from '../../src/admin/api/problem.ts';
import { root } from '../support/tollgate.ts';

t.equal(
  remedyOf('account_not_found', 'list the accounts with: tollgate account list'),
  'All accounts are under Accounts.',
);
t.equal(remedyOf('charge_not_found', 'name one of usage_1, usage_2'), 'name one of usage_1, usage_2');
t.equal(remedyOf('invalid_value', null), null);
t.match(remedyOf('task_not_in_review', 'see: tollgate task list --state review'), 'under Review');
t.match(remedyOf('webhook_not_active', 'turn it on with: tollgate webhook edit w --status active'), 'Edit');
t.match(remedyOf('insufficient_balance', 'take less, or send {"overdraw": true}'), 'overdraw');

const texts = globSync('src/admin/**/*.ts', { cwd: root }).flatMap((file) =>
  [...readFileSync(join(root, file), 'utf8').matchAll(/(?:'[^'\n]*'|`[^`\n]*`)/g)].map(([text]) => text.slice(1, -1)),
);
const commands = texts.filter((text) => /\btollgate [a-z]/.test(text) && !text.includes('tollgate administration'));
t.ok(commands.length > 10);
for (const text of commands)
  for (const code of Object.keys(PROBLEMS)) t.notMatch(remedyOf(code, text) ?? '', /\btollgate [a-z]|[{]"/, text);
