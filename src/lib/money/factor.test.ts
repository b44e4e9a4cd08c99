/** Price factors: what is read, what is refused, and that they are written as they are read. */
import t from 'tap';
import { formatFactor, LARGEST_FACTOR_nano, parseFactor } from './factor.ts';

t.test('factors are written as they are read', async (t) => {
  for (const text of ['0.000000001', '0.85', '1', '1.2', '2.0', '20.0', '99.999999999', '100.0'])
    t.equal(formatFactor(parseFactor(text)), text);
  t.equal(parseFactor('100.0'), LARGEST_FACTOR_nano);
  t.equal(parseFactor('1.000'), 1_000_000_000n);
});

t.test('others are refused with the remedy', async (t) => {
  for (const text of ['0', '0.0', '-0.5', '100.000000001', '101'])
    t.throws(() => parseFactor(text), {
      name: 'AmountError',
      message: `the factor ${text} is not above 0 and at most 100`,
    });
  for (const text of ['2', '15', '85', '100'])
    t.throws(() => parseFactor(text), { message: `${text} may be meant as a percentage; for 15 % off write 0.85` });
  for (const text of ['', '10%', '1e1', '0,85', '.5']) t.throws(() => parseFactor(text), { name: 'AmountError' });
});
