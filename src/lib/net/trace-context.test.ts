/** Which headers of W3C Trace Context are valid: their grammar, written with random fields and with one character wrong. */
import t from 'tap';
import fc, { nearly } from '../../../test/support/fc.ts';
import { formatTraceparent, readTraceContext } from './trace-context.ts';

const hex = (length: number) =>
  fc.oneof(
    {
      weight: 6,
      arbitrary: fc.string({ unit: fc.constantFrom(...'0123456789abcdef'), minLength: length, maxLength: length }),
    },
    { weight: 1, arbitrary: fc.constant('0'.repeat(length)) },
  );
const version = fc.oneof(fc.constantFrom('00', 'ff', 'cc'), hex(2));
const more = fc.constantFrom('', '', '-more', `-${'x'.repeat(200)}`, '-\u00e9', '- x');
const parent = fc.tuple(version, hex(32), hex(16), hex(2), more);
const isHex = (text: string, length: number) => text.length === length && !/[^0-9a-f]/.test(text);

t.test('a traceparent is read if its fields are valid', async (t) => {
  const texts = nearly(
    parent.map(([version, trace, span, flags, rest]) => `${version}-${trace}-${span}-${flags}${rest}`),
    '0gA- ,',
  );
  fc.assert(
    fc.property(texts, (traceparent) => {
      const [version = '', trace_id = '', span_id = '', flags = '', ...rest] = traceparent.split('-');
      const isValid =
        isHex(version, 2) &&
        version !== 'ff' &&
        isHex(trace_id, 32) &&
        isHex(span_id, 16) &&
        isHex(flags, 2) &&
        ![trace_id, span_id].some((id) => /^0*$/.test(id)) &&
        (rest.length === 0 || version !== '00') &&
        traceparent.length <= 128 &&
        Array.from(traceparent).every((each) => each > ' ' && each < '\x7f');
      const isSampled = Number.parseInt(flags, 16) % 2 === 1;
      const expected = { trace_id, span_id, isSampled, traceparent, tracestate: undefined };
      t.strictSame(readTraceContext({ traceparent }), isValid ? expected : undefined, traceparent);
      if (isValid && version === '00' && Number.parseInt(flags, 16) < 2)
        t.equal(formatTraceparent(trace_id, span_id, isSampled), traceparent);
    }),
    { numRuns: 2_000 },
  );
  t.equal(readTraceContext({}), undefined);
  t.equal(readTraceContext({ tracestate: 'a=1' }), undefined, 'a tracestate alone');
});

t.test('a tracestate is read only if it is valid', async (t) => {
  const traceparent = formatTraceparent('4bf92f3577b34da6a3ce929d0e0e4736', '00f067aa0ba902b7', true);
  const stateOf = (tracestate: string) => readTraceContext({ traceparent, tracestate })?.tracestate;
  const member = fc.constantFrom('a=1', 'b=2', 'rojo=00f067aa0ba902b7', 'fw529a3039@dt=FfAA', 'b/c=x y', '', ' d=4 ');
  const wrong = fc.constantFrom('a', '=1', 'A=1', 'a=', 'a=1=2', 'a=\u00e9', `a=${'x'.repeat(600)}`);
  fc.assert(
    fc.property(fc.array(member, { maxLength: 5 }), fc.option(wrong), (members, mistake) => {
      const keys = members.filter((each) => each !== '').map((each) => each.trim().split('=')[0]);
      const isValid = mistake === null && keys.length > 0 && new Set(keys).size === keys.length;
      const state = [...members, ...(mistake === null ? [] : [mistake])].join(',');
      t.equal(stateOf(state), isValid ? state : undefined, state.slice(0, 60));
    }),
    { numRuns: 500 },
  );
  const many = (count: number) => Array.from({ length: count }, (_, index) => `k${index}=1`).join(',');
  t.equal(stateOf(many(32)), many(32));
  t.equal(stateOf(many(33)), undefined);
  const long = (length: number) => ['a', 'b', 'c'].map((key) => `${key}=${'x'.repeat(length)}`).join();
  t.equal(stateOf(long(168)), long(168), '512 bytes');
  t.equal(stateOf(`${long(168)}x`), undefined);
});
