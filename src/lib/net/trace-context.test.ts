/** Tests which headers of W3C Trace Context are valid. */
import t from 'tap';
import { formatTraceparent, readTraceContext } from './trace-context.ts';

const trace_id = '4bf92f3577b34da6a3ce929d0e0e4736';
const span_id = '00f067aa0ba902b7';
const valid = `00-${trace_id}-${span_id}-01`;

t.test('a valid traceparent is read', async (t) => {
  t.strictSame(readTraceContext({ traceparent: valid }), {
    trace_id,
    span_id,
    isSampled: true,
    traceparent: valid,
    tracestate: undefined,
  });
  t.match(readTraceContext({ traceparent: `00-${trace_id}-${span_id}-00` }), { isSampled: false });
  t.match(readTraceContext({ traceparent: `00-${trace_id}-${span_id}-03` }), { isSampled: true });
  t.match(readTraceContext({ traceparent: `cc-${trace_id}-${span_id}-01-more` }), { trace_id }, 'of a later version');
  t.equal(formatTraceparent(trace_id, span_id, true), valid);
  t.equal(formatTraceparent(trace_id, span_id, false), `00-${trace_id}-${span_id}-00`);
});

t.test('any other traceparent is rejected', async (t) => {
  for (const traceparent of [
    undefined,
    '',
    'x',
    valid.toUpperCase(),
    `${valid} `,
    ` ${valid}`,
    `${valid}-more`,
    `${valid}, ${valid}`,
    `ff-${trace_id}-${span_id}-01`,
    `00-${'0'.repeat(32)}-${span_id}-01`,
    `00-${trace_id}-${'0'.repeat(16)}-01`,
    `00-${trace_id}-${span_id}`,
    `00-${trace_id}-${span_id}-0g`,
    `00-${trace_id.slice(1)}-${span_id}-01`,
    `cc-${trace_id}-${span_id}-01-${'x'.repeat(200)}`,
  ])
    t.equal(readTraceContext({ traceparent }), undefined, `${traceparent}`);
  t.equal(readTraceContext({ tracestate: 'a=1' }), undefined, 'a tracestate alone');
});

t.test('a tracestate is read only if it is valid', async (t) => {
  const stateOf = (tracestate: string) => readTraceContext({ traceparent: valid, tracestate })?.tracestate;
  for (const state of ['a=1', 'rojo=00f067aa0ba902b7,congo=t61rcWkgMzE', 'fw529a3039@dt=FfAA, b/c=x y', 'a=1,,b=2'])
    t.equal(stateOf(state), state);
  for (const state of [
    '',
    'a',
    '=1',
    'A=1',
    'a=',
    'a=1,a=2',
    'a=1=2',
    `a=${'x'.repeat(600)}`,
    Array.from({ length: 33 }, (_, index) => `k${index}=1`).join(','),
    'a=\u00e9',
  ])
    t.equal(stateOf(state), undefined, state.slice(0, 40));
});
