/** Amounts, quantities, durations and sizes as texts: each text is read as a slow and simple reader reads it, or refused. */
import t from 'tap';
import fc, { nearly } from '../../../test/support/fc.ts';
import { formatDuration, parseDuration_ms, parseSize_bytes } from '../time/duration.ts';
import { AmountError, formatNano, LARGEST_AMOUNT, NANO, parseNano, quantityNano } from './amount.ts';

const DIGITS = '0123456789';
const isDigits = (text: string) => text !== '' && Array.from(text).every((each) => DIGITS.includes(each));
/** Digits without leading zeros. */
const isWhole = (text: string) => isDigits(text) && (text === '0' || !text.startsWith('0'));

/** A plain decimal without a sign, rounded half up to nano. Undefined for any other text, for more decimals, and above 10⁹. */
function readDecimal(text: string, most_decimals: number): bigint | undefined {
  const [whole = '', fraction = '0', ...more] = text.split('.');
  if (more.length > 0 || !isWhole(whole) || !isDigits(fraction) || fraction.length > most_decimals) return undefined;
  const scale = 10n ** BigInt(fraction.length);
  const nano = (2n * BigInt(whole + fraction) * NANO + scale) / (2n * scale);
  return nano > LARGEST_AMOUNT ? undefined : nano;
}

function readAmount(text: string): bigint | undefined {
  const nano = readDecimal(text.replace('-', ''), 9);
  const isNegative = text.startsWith('-');
  return text.includes('-') && !isNegative ? undefined : nano === undefined || !isNegative ? nano : -nano;
}

const digits = (maxLength: number) =>
  fc.string({ unit: fc.constantFrom(...DIGITS), minLength: 1, maxLength, size: 'max' });
const whole = fc.oneof(fc.nat().map(String), fc.constantFrom('0', '1', '999999999', '1000000000', '1000000001'));
const fraction = fc.oneof(fc.constant(''), fc.constantFrom('0', '5', '000000001'), digits(11), digits(66));
const decimal = fc.tuple(whole, fraction).map(([before, after]) => (after === '' ? before : `${before}.${after}`));
const decimals = nearly(decimal, '0.-+eEx,_ ٠');
const nanos = fc.bigInt({ min: -LARGEST_AMOUNT, max: LARGEST_AMOUNT });

t.test('amounts', async (t) => {
  const amount = (text: string, options = {}) => {
    try {
      return parseNano(text, options);
    } catch (error) {
      if (!(error instanceof AmountError)) throw error;
      return undefined;
    }
  };
  const signed = fc.tuple(fc.constantFrom('', '-'), decimals).map((parts) => parts.join(''));
  fc.assert(
    fc.property(signed, (text) => t.equal(amount(text), readAmount(text), text)),
    { numRuns: 2_000 },
  );
  fc.assert(
    fc.property(nanos, nanos, nanos, (nano, min, max) => {
      const text = formatNano(nano);
      t.match(text, /^-?\d+\.\d\d(?:\d*[1-9])?$/);
      t.equal(amount(text), nano);
      t.equal(amount(text, { min, max }), nano >= min && nano <= max ? nano : undefined);
      t.equal(amount(text, { min: nano, max: nano }), nano, 'bounds are inclusive');
    }),
  );
  t.equal(formatNano(-500_000_000n), '-0.50');
  t.equal(amount('9'.repeat(100_000)), undefined);
});

t.test('the message says what is accepted', async (t) => {
  const table = [
    ['1e3', "'1e3' is not an amount; write a plain decimal with at most 9 decimals, such as 4.60"],
    ['2000000000', "'2000000000' is too large; an amount is at most 1000000000.00 in either direction"],
    ['-0.000000001', "'-0.000000001' is too small; it must be at least 0.00"],
    ['1.000000001', "'1.000000001' is too large; it must be at most 1.00"],
  ] as const;
  for (const [text, message] of table) t.throws(() => parseNano(text, { min: 0n, max: NANO }), { message });
});

t.test('quantities of documents', async (t) => {
  fc.assert(
    fc.property(decimals, (text) => t.equal(quantityNano(text), readDecimal(text, 64), text)),
    { numRuns: 2_000 },
  );
  fc.assert(
    fc.property(fc.bigInt({ min: -2n, max: 10n ** 9n + 2n }), (count) => {
      const expected = count < 0n || count > 10n ** 9n ? undefined : count * NANO;
      t.equal(quantityNano(count), expected);
      t.equal(quantityNano(Number(count)), expected);
    }),
  );
  // A JSON number keeps up to 15 digits.
  fc.assert(
    fc.property(fc.bigInt({ min: 0n, max: 10n ** 15n }), (nano) =>
      t.equal(quantityNano(Number(formatNano(nano))), nano),
    ),
  );
  fc.assert(
    fc.property(fc.double(), (value) => {
      const nano = quantityNano(value);
      if (!(value >= 0 && value <= 1e9)) t.equal(nano, undefined, String(value));
      else t.ok(Math.abs(Number(nano) / 1e9 - value) <= 0.51e-9 + value * Number.EPSILON, String(value));
    }),
  );
  // By the number's own spelling, also of a half.
  for (const [value, nano] of [
    [0.1 + 0.2, 300_000_000n],
    [1.5e-9, 2n],
    [4e-10, 0n],
    [-0, 0n],
  ] as const)
    t.equal(quantityNano(value), nano, String(value));
  const others = fc.anything().filter((value) => !['number', 'string', 'bigint'].includes(typeof value));
  fc.assert(fc.property(others, (value) => t.equal(quantityNano(value), undefined)));
  t.equal(quantityNano({ valueOf: () => 5 }), undefined);
});

const DURATIONS = { ms: 1, s: 1_000, m: 60_000, h: 3_600_000, d: 86_400_000 };
const SIZES = { B: 1, KiB: 1024, MiB: 1024 ** 2, GiB: 1024 ** 3 };

for (const [name, units, parse] of [
  ['durations', DURATIONS, parseDuration_ms],
  ['sizes', SIZES, parseSize_bytes],
] as const) {
  t.test(`${name} are a positive whole number and a unit`, async (t) => {
    const named = new Map<string, number>(Object.entries(units));
    const texts = fc.tuple(fc.oneof(fc.nat().map(String), digits(17)), fc.constantFrom(...named.keys()));
    fc.assert(
      fc.property(
        nearly(
          texts.map((parts) => parts.join('')),
          '05.-+ SsBe',
        ),
        (text) => {
          const unit = text.replace(/^\d*/, '');
          const count = text.slice(0, text.length - unit.length);
          const value = Number(count) * (named.get(unit) ?? Number.NaN);
          const isRead = isWhole(count) && value > 0 && Number.isSafeInteger(value);
          t.equal(parse(text), isRead ? value : undefined, text);
        },
      ),
      { numRuns: 2_000 },
    );
  });
}

t.test('a duration is written in the largest unit that gives a whole number', async (t) => {
  const some = fc.tuple(fc.integer({ min: 1, max: 100_000 }), fc.constantFrom(...Object.values(DURATIONS)));
  fc.assert(
    fc.property(
      fc.oneof(
        fc.maxSafeNat(),
        some.map(([count, unit]) => count * unit),
      ),
      (value) => {
        const text = formatDuration(value);
        const [count = '', unit = ''] = text.split(/(?<=\d)(?=[a-z])/);
        t.equal(Object.entries(DURATIONS).findLast(([, each]) => value > 0 && value % each === 0)?.[0] ?? 'ms', unit);
        t.equal(parseDuration_ms(text) ?? 0, value);
        t.ok(isWhole(count));
      },
    ),
  );
});
