/** The limits form of the console: a text that is not understood is refused, and never removes a limit. */
import fc from 'fast-check';
import t from 'tap';
import { limitChanges, limitsIn, limitsText } from '../../console/lib/limits.ts';

t.test('the documented ways to write a limit', (t) => {
  for (const text of ['spend_per_day=30', 'spend_per_day 30', 'spend_per_day: 30', ' spend_per_day = 30 ,'])
    t.strictSame(limitsIn(text), { spend_per_day: '30' }, text);
  t.strictSame(limitsIn('requests=60/min\ntokens none; spend_per_day=20'), {
    requests: '60/min',
    tokens: 'none',
    spend_per_day: '20',
  });
  t.strictSame(limitsIn(''), {});
  t.end();
});

t.test('a text that is not understood', (t) => {
  for (const text of ['spend_per_day', '=30', '30', 'spend per day 30', 'Spend 30', 'spend_per_day==30', 'a 1, a 2'])
    t.throws(() => limitsIn(text), { code: 'invalid_value' }, text);
  t.end();
});

t.test('any text is refused, or all of it is kept', (t) => {
  const part = fc.oneof(
    fc.string(),
    fc.constantFrom('spend_per_day=30', 'requests 60/min', 'spend_per_day', 'requests', 'tokens: 5', 'x=='),
  );
  const property = fc.property(fc.array(part, { maxLength: 4 }), (parts) => {
    const text = parts.join(',');
    let wanted: Readonly<Record<string, string>>;
    try {
      wanted = limitsIn(text);
    } catch {
      return true;
    }
    const given = text.split(/[,;\n]/).filter((each) => each.trim() !== '');
    const changes = limitChanges({ spend_per_day: '9' }, wanted);
    const isWhole =
      Object.keys(wanted).length === given.length && Object.values(changes).every((value) => value !== '');
    return isWhole && (changes.spend_per_day !== 'default' || !text.includes('spend_per_day'));
  });
  fc.assert(property, { numRuns: 2_000 });
  t.strictSame(limitsIn(limitsText({ requests: '60/min', tokens: 'none' })), { requests: '60/min', tokens: 'none' });
  t.end();
});
