/** Parsing and formatting of amounts. */
import t from 'tap';
import { AmountError, formatNano, NANO, parseNano } from '../../../src/lang/amount.ts';
import fc from '../../support/fc.ts';

t.test('plain decimals are parsed exactly and formatted with at least two decimals', async (t) => {
  const table = [
    ['0', 0n, '0.00'],
    ['4.6', 4_600_000_000n, '4.60'],
    ['4.60', 4_600_000_000n, '4.60'],
    ['-3', -3_000_000_000n, '-3.00'],
    ['-0', 0n, '0.00'],
    ['-0.5', -500_000_000n, '-0.50'],
    ['0.000000001', 1n, '0.000000001'],
    ['0.460000', 460_000_000n, '0.46'],
    ['5.023', 5_023_000_000n, '5.023'],
    ['10.100', 10_100_000_000n, '10.10'],
    ['1000000000', 10n ** 18n, '1000000000.00'],
    ['-1000000000.000000000', -(10n ** 18n), '-1000000000.00'],
  ] as const;
  for (const [text, nano, written] of table) {
    t.equal(parseNano(text), nano, text);
    t.equal(formatNano(nano), written, text);
  }
});

t.test('for any other text the error says what is accepted', async (t) => {
  const refused = [
    '',
    ' 1',
    '1 ',
    '+1',
    '1e3',
    '1E3',
    '.5',
    '5.',
    '01',
    '0x10',
    '1,5',
    '1_000',
    '--1',
    '-',
    'NaN',
    '١',
  ];
  for (const text of [...refused, '1.0000000001', '1000000000.000000001', '-1000000001', '9'.repeat(100_000)]) {
    t.throws(() => parseNano(text), AmountError, text.slice(0, 20));
  }
  t.throws(() => parseNano('1e3'), {
    message: "'1e3' is not an amount; write a plain decimal with at most 9 decimals, such as 4.60",
  });
  t.throws(() => parseNano('2000000000'), {
    message: "'2000000000' is too large; an amount is at most 1000000000.00 in either direction",
  });
});

t.test('bounds are inclusive', async (t) => {
  const options = { min: 0n, max: NANO };
  t.equal(parseNano('0', options), 0n);
  t.equal(parseNano('1', options), NANO);
  t.throws(() => parseNano('-0.000000001', options), {
    message: "'-0.000000001' is too small; it must be at least 0.00",
  });
  t.throws(() => parseNano('1.000000001', options), { message: "'1.000000001' is too large; it must be at most 1.00" });
});

t.test('a formatted amount parses to the same amount', async () => {
  fc.assert(
    fc.property(fc.bigInt({ min: -(10n ** 18n), max: 10n ** 18n }), (nano) => {
      const text = formatNano(nano);
      return parseNano(text) === nano && /^-?\d+\.\d\d(?:\d*[1-9])?$/.test(text);
    }),
  );
});
