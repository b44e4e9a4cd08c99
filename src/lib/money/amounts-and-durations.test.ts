/** Amounts, quantities and durations as texts. */
import t from 'tap';
import fc from '../../../test/support/fc.ts';
import { formatDuration, parseDuration_ms, parseSize_bytes } from '../time/duration.ts';
import { AmountError, formatNano, NANO, parseNano, quantityNano } from './amount.ts';

t.test('Parsing and formatting of amounts', async (t) => {
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
    t.throws(() => parseNano('1.000000001', options), {
      message: "'1.000000001' is too large; it must be at most 1.00",
    });
  });

  t.test('a formatted amount parses to the same amount', async () => {
    fc.assert(
      fc.property(fc.bigInt({ min: -(10n ** 18n), max: 10n ** 18n }), (nano) => {
        const text = formatNano(nano);
        return parseNano(text) === nano && /^-?\d+\.\d\d(?:\d*[1-9])?$/.test(text);
      }),
    );
  });
});

t.test('Reading billable quantities from documents', async (t) => {
  t.test('numbers, decimal strings and bigints from 0 to 10^9 are quantities', async (t) => {
    const table = [
      [0, 0n],
      [-0, 0n],
      [5, 5_000_000_000n],
      [5.023, 5_023_000_000n],
      [0.1 + 0.2, 300_000_000n],
      [1e-7, 100n],
      [1.5e-9, 2n],
      [4e-10, 0n],
      [5e-324, 0n],
      [1e9, 10n ** 18n],
      ['5', 5_000_000_000n],
      ['5.005', 5_005_000_000n],
      ['5.0000000000000', 5_000_000_000n],
      ['0.0000000005', 1n],
      ['1000000000', 10n ** 18n],
      [7n, 7_000_000_000n],
    ] as const;
    for (const [value, nano] of table) t.equal(quantityNano(value), nano, String(value));
  });

  t.test('any other value is not a quantity', async (t) => {
    const values = [
      -1,
      -0.001,
      Number.NaN,
      Number.POSITIVE_INFINITY,
      1e9 + 1,
      1e300,
      Number.MAX_VALUE,
      -1n,
      10n ** 9n + 1n,
    ];
    const texts = ['', '-1', '+1', '1e3', '05', ' 5', '5s', '1000000000.1', '5.', '.5', `0.${'1'.repeat(65)}`];
    for (const value of [...values, ...texts, null, undefined, true, {}, [5], { valueOf: () => 5 }]) {
      t.equal(quantityNano(value), undefined, String(value));
    }
  });

  t.test('a number has the value of its decimal spelling', async () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 10n ** 15n }), (nano) => {
        // A JSON number keeps up to 15 digits.
        const text = formatNano(nano);
        return quantityNano(Number(text)) === nano && quantityNano(text) === nano;
      }),
    );
  });

  t.test('it never throws', async () => {
    fc.assert(
      fc.property(fc.anything({ withBigInt: true }), (value) => {
        const nano = quantityNano(value);
        return nano === undefined || (nano >= 0n && nano <= 10n ** 18n);
      }),
    );
  });
});

t.test('Parsing and formatting of durations and sizes', async (t) => {
  t.test('durations', async (t) => {
    const table = [
      ['250ms', 250],
      ['5s', 5_000],
      ['2m', 120_000],
      ['1h', 3_600_000],
      ['90d', 7_776_000_000],
      ['1ms', 1],
    ] as const;
    for (const [text, milliseconds] of table) {
      t.equal(parseDuration_ms(text), milliseconds, text);
      t.equal(formatDuration(milliseconds), text, text);
    }
    t.equal(formatDuration(90_000), '90s');
    t.equal(formatDuration(1_001), '1001ms');
    t.equal(formatDuration(0), '0ms');
    for (const text of [
      '',
      '5',
      's',
      '0s',
      '-5s',
      '+5s',
      '05s',
      '1.5s',
      '5 s',
      '5S',
      '5s ',
      '1h30m',
      '5sec',
      '9999999999999999d',
    ]) {
      t.equal(parseDuration_ms(text), undefined, text);
    }
  });

  t.test('sizes', async (t) => {
    const table = [
      ['100B', 100],
      ['512KiB', 524_288],
      ['64MiB', 67_108_864],
      ['1GiB', 1_073_741_824],
    ] as const;
    for (const [text, bytes] of table) t.equal(parseSize_bytes(text), bytes, text);
    for (const text of ['', '64', '64MB', '64mib', '0B', '-1B', '1.5MiB', '64 MiB', '9999999999999999GiB']) {
      t.equal(parseSize_bytes(text), undefined, text);
    }
  });

  t.test('a formatted duration parses to the same value', async () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: Number.MAX_SAFE_INTEGER }), (milliseconds) => {
        return parseDuration_ms(formatDuration(milliseconds)) === milliseconds;
      }),
    );
  });
});
