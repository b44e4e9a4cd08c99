/** The limits form of the console: only a field that the operator emptied removes a limit. */
import fc from 'fast-check';
import t from 'tap';
import { limitChanges, limitFields } from '../../console/lib/limits.ts';

t.test('what is sent', (t) => {
  const before = { requests: '60/min', spend_per_day: '20', of_a_later_release: '5' };
  t.strictSame(limitChanges(before, { requests: ' 60/min ', spend_per_day: '30', tokens: '' }), {
    spend_per_day: '30',
  });
  t.strictSame(limitChanges(before, { requests: '', tokens: 'none' }), { requests: 'default', tokens: 'none' });
  t.end();
});

t.test('a text is sent as it was typed, and a limit without a change is not touched', (t) => {
  const names = limitFields('CNY').map(([name]) => name);
  const fields = fc.dictionary(
    fc.constantFrom(...names),
    fc.oneof(fc.string(), fc.constantFrom('', 'lots', '=30', 'none')),
  );
  const property = fc.property(fields, fields, (before, typed) => {
    const changes = limitChanges(before, typed);
    return Object.entries(typed).every(([name, text]) => {
      if (text.trim() === (before[name] ?? '')) return !Object.hasOwn(changes, name);
      return changes[name] === (text.trim() === '' ? 'default' : text.trim());
    });
  });
  fc.assert(property, { numRuns: 2_000 });
  t.end();
});
