/** Facts of a request, with those read from flags in its text. */
import t from 'tap';
import { modelPlan } from '../../../test/support/admission/plans.ts';
import { refused } from '../../../test/support/admission/refused.ts';
import { bodyFact, cel, rule, sourceOf } from '../../../test/support/billing/rules.ts';
import { readPointer } from '../../lib/json/pointer.ts';
import type { FactPlan } from '../../plan/index.ts';
import { compileCount } from '../facts/kinds/count.ts';
import { flagNames, textFlag as lastOf, looseValues, readTextFlags } from '../facts/text-flag.ts';
import { readBodySchema } from '../schemas/validator.ts';
import { readFacts } from './facts.ts';

t.test('Facts are read from body, flags and defaults, and the refusal of a wrong one names it', async (t) => {
  const model = modelPlan('m', { defaults: { resolution: '720p', seconds: 5, draft: true, half: 0.5 } });
  const read = (fact: FactPlan, body: unknown) => readFacts(rule([fact]), body, model).values()[fact.name];
  const enumeration = ['480p', '720p'];
  const flag = { ...flagNames(['resolution', 'rs']), values: looseValues(enumeration), in: readPointer('/content') };
  const said = (text: string) => ({ content: [{ type: 'text', text }] });

  t.test('a value is read from its place, with its type', async (t) => {
    t.equal(read(bodyFact('a', 'string'), { a: 'x' }), 'x');
    t.equal(read(bodyFact('a', 'int'), { a: 5 }), 5n);
    t.equal(read(bodyFact('a', 'int'), JSON.parse('{"a":5.0}')), 5n);
    t.equal(read(bodyFact('a', 'int'), { a: -0 }), 0n);
    t.equal(read(bodyFact('a', 'bool'), { a: false }), false);
  });

  t.test('a value of another type is refused with its name and place', async (t) => {
    const table = [
      ['int', 4.5, 'a must be an integer (at /a)'],
      ['int', '5', 'a must be an integer (at /a)'],
      ['int', 1e20, 'a must be an integer (at /a)'],
      ['int', [5], 'a must be an integer (at /a)'],
      ['string', 5, 'a must be a string (at /a)'],
      ['bool', 'true', 'a must be true or false (at /a)'],
    ] as const;
    for (const [type, a, message] of table) {
      refused(t, () => read(bodyFact('a', type), { a }), 'invalid_request', message, `${type} ${JSON.stringify(a)}`);
    }
    const choice = bodyFact('a', 'string', { enum: enumeration });
    refused(t, () => read(choice, { a: '4k' }), 'invalid_request', 'a must be one of 480p, 720p');
  });

  t.test('an absent value, or null, comes from the default', async (t) => {
    for (const body of [{}, { a: null }, undefined]) {
      t.equal(read(bodyFact('a', 'int', { default: { value: 7n } }), body), 7n);
      t.equal(read(bodyFact('a', 'string', { default: { model: 'resolution' } }), body), '720p');
      t.equal(read(bodyFact('a', 'int', { default: { model: 'seconds' } }), body), 5n);
      t.equal(read(bodyFact('a', 'bool', { default: { model: 'draft' } }), body), true);
      refused(t, () => read(bodyFact('a', 'int'), body), 'invalid_request', 'a is required (at /a)');
    }
    for (const name of ['nothing', 'half', 'constructor', '__proto__']) {
      const message = 'a is required (at /a), because model m has no default for it';
      refused(t, () => read(bodyFact('a', 'int', { default: { model: name } }), {}), 'invalid_request', message, name);
    }
  });

  t.test('the field has priority over the flag, and the flag over the default', async (t) => {
    const resolution = bodyFact('resolution', 'string', { enum: enumeration, flag, default: { model: 'resolution' } });
    t.equal(read(resolution, { ...said('a --rs 480p'), resolution: '720p' }), '720p');
    t.equal(read(resolution, { ...said('a --rs 480p'), resolution: null }), '480p');
    t.equal(read(resolution, said('a --rs 480p')), '480p');
    t.equal(read(resolution, said('a')), '720p');
  });

  t.test('a flag with an invalid value is ignored, with a note', async (t) => {
    const resolution = bodyFact('resolution', 'string', { enum: enumeration, flag, default: { model: 'resolution' } });
    const facts = readFacts(rule([resolution]), said('a --rs 9k'), model);
    t.same(facts.values(), { resolution: '720p' });
    t.same(facts.notes, ['the flag for resolution was ignored: its value is not allowed']);
    const seconds = bodyFact('seconds', 'int', { flag, default: { value: 5n } });
    for (const text of ['x', '4.5', '99999999999999999999']) t.equal(read(seconds, said(`a --rs ${text}`)), 5n, text);
    t.equal(read(seconds, said('a --rs -1')), -1n);
    const draft = bodyFact('draft', 'bool', { flag, default: { value: false } });
    t.equal(read(draft, said('a --rs true')), true);
    t.equal(read(draft, said('a --rs yes')), false);
    refused(
      t,
      () => read(bodyFact('a', 'int', { flag }), said('a --rs x')),
      'invalid_request',
      'a is required (at /a)',
    );
  });

  t.test('a flag with a number outside the range of its fact counts as absent', async (t) => {
    const values = [
      { from: -1n, to: -1n },
      { from: 4n, to: 15n },
    ];
    const seconds: FactPlan = { ...bodyFact('seconds', 'int', { flag, default: { value: 5n } }), values };
    for (const text of ['1', '0', '3', '16', '-2', '999999999']) {
      const facts = readFacts(rule([seconds]), said(`a --rs ${text}`), model);
      t.same(facts.values(), { seconds: 5n }, text);
      t.same(facts.notes, ['the flag for seconds was ignored: its value is not allowed']);
    }
    for (const text of ['-1', '4', '15']) t.equal(read(seconds, said(`a --rs ${text}`)), BigInt(text), text);
    refused(t, () => read(seconds, { seconds: 16 }), 'invalid_request', 'seconds must be one of -1, 4 to 15');
    t.equal(read(seconds, { ...said('a --rs 1'), seconds: 4 }), 4n, 'the field has priority');
  });

  t.test('a flag that one upstream would read and another would not is refused', async (t) => {
    const resolution = bodyFact('resolution', 'string', { enum: enumeration, flag, default: { model: 'resolution' } });
    const seconds = bodyFact('seconds', 'int', { flag, default: { value: 5n } });
    const draft = bodyFact('draft', 'bool', { flag, default: { value: false } });
    const table = [
      [resolution, 'a --rs 480P'],
      [resolution, 'a --rs 480p red kite'],
      [resolution, 'a red kite--rs 480p'],
      [resolution, 'a red kite --rs=480p'],
      [seconds, 'a --rs 15.0'],
      [seconds, 'a --rs 1e1'],
      [seconds, 'a --rs 0xf'],
      [seconds, 'a --rs +15'],
      [draft, 'a --rs TRUE'],
      [resolution, 'a --rs 480p --rs 9k'],
      [resolution, 'a --rs=480p --resolution 9k'],
      [seconds, 'a --rs 15 --rs x'],
    ] as const;
    for (const [fact, text] of table) {
      const message = `${fact.name} is given by a flag that can be read in two ways; put one plain flag at the end of the text, or give the value as a member of the body`;
      refused(t, () => read(fact, said(text)), 'invalid_request', message, text);
    }
    t.equal(read(resolution, { ...said('a --rs 480P'), resolution: '720p' }), '720p', 'unless the body has the member');
    t.equal(read(resolution, said('the --rs of a red kite')), '720p', 'prose is not a flag');
    t.equal(read(resolution, said('a --rs 720p --rs 480p')), '480p', 'the last of two valid flags counts');
    t.equal(read(bodyFact('style', 'string', { flag, default: { value: 'x' } }), said('a --rs Noir')), 'Noir');
  });

  t.test('later facts are computed from earlier ones', async (t) => {
    const double: FactPlan = {
      name: 'b',
      type: 'int',
      enum: undefined,
      source: sourceOf({ from: 'cel', cel: cel('a * 2 + int(body.c)', { a: 'int' }) }),
    };
    t.same(readFacts(rule([bodyFact('a', 'int'), double]), { a: 5, c: 1 }, model).values(), { a: 5n, b: 11n });
  });

  t.test(
    'an expression without a value for the body, or with one of another type, is the caller’s mistake',
    async (t) => {
      const fact = (expression: string, type: FactPlan['type'] = 'int', values?: readonly string[]): FactPlan => ({
        name: 'x',
        type,
        enum: values,
        source: sourceOf({ from: 'cel', cel: cel(expression) }),
      });
      const nothing = 'x cannot be computed from this body; check the members that it uses';
      refused(t, () => read(fact('body.a.b'), { a: 1 }), 'invalid_request', nothing);
      refused(t, () => read(fact('body.a'), { a: 'x' }), 'invalid_request', 'x has no value of its type for this body');
      refused(
        t,
        () => read(fact('body.a', 'string', ['y', 'z']), { a: 'x' }),
        'invalid_request',
        'x must be one of y, z',
      );
    },
  );

  t.test('media count with their measured length, or else with the assumed one', async (t) => {
    const media: FactPlan = {
      name: 's',
      type: 'int',
      enum: undefined,
      source: sourceOf({ from: 'media', urls: cel('body.urls'), assume_ms: 15_000 }),
    };
    t.equal(read(media, { urls: [] }), 0n);
    t.equal(read(media, { urls: ['a'] }), 15n);
    t.equal(read(media, { urls: ['a', 'a'] }), 30n);
    const lengths = new Map([['a', 5n]]);
    t.equal(readFacts(rule([media]), { urls: ['a', 'b', 'a'] }, model, { lengths }).values().s, 25n);
    refused(t, () => read(media, { urls: [5] }), 'invalid_request', 's must have a URL string for every reference');
    refused(t, () => read(media, { urls: 'a' }), 'invalid_request', 's must be a list of URLs');
  });
});

t.test('Flags are read at the end of a text, and found anywhere by the lenient reader', async (t) => {
  const textFlag = (content: unknown, names: readonly string[]): string | undefined =>
    lastOf(readTextFlags(content), flagNames(names));

  const resolution = (...texts: readonly unknown[]): string | undefined =>
    textFlag(
      texts.map((text) => ({ type: 'text', text })),
      ['resolution', 'rs'],
    );

  t.test('flags at the end of a text are read', async (t) => {
    const table = [
      ['a red kite', undefined],
      ['a red kite --resolution 480p', '480p'],
      ['a red kite --rs 480p --ratio 16:9', '480p'],
      ['a red kite --ratio 16:9 --dur 5\n --rs   4k \n', '4k'],
      ['--rs 1080p', '1080p'],
      ['a red kite --RS 480p', '480p'],
      ['a --rs 480p red kite', undefined],
      ['a --rs 480p red kite --ratio 1:1', undefined],
      ['a red kite--rs 480p', undefined],
      ['a red kite --rs', undefined],
      ['a red kite --rs 480p --draft', '480p'],
      ['a red kite --rs 480p --rt --dur 5', '480p'],
      ['a red kite --rs --rt 16:9', undefined],
      ['a red kite --rs 480p --resolution 720p', '720p'],
      ['a red kite --dur -1 --rs 480p', '480p'],
      ['a red kite -rs 480p', undefined],
      [`a red kite --rs 480p --note ${'x'.repeat(5000)}`, '480p'],
      ['', undefined],
      ['   ', undefined],
    ] as const;
    for (const [text, expected] of table) t.equal(resolution(text), expected, text.slice(0, 60));
  });

  t.test('every text element has its flags, and the last counts', async (t) => {
    t.equal(resolution('a --rs 480p', 'b --rs 4k', 'c'), '4k');
    t.equal(resolution('a --rs 480p', 5, null, 'c'), '480p');
  });

  t.test('other elements and invalid contents have no flags', async (t) => {
    t.equal(textFlag([{ type: 'image_url', text: 'a --rs 4k' }, null, 'a --rs 4k'], ['rs']), undefined);
    t.equal(textFlag('a --rs 4k', ['rs']), undefined);
    t.equal(textFlag(undefined, ['rs']), undefined);
  });

  t.test('names match in any case', async (t) => {
    t.equal(textFlag([{ type: 'text', text: 'a --cameraFixed true' }], ['CameraFixed']), 'true');
  });
});

t.test('A count leaves the text of what it counts out of text_bytes', async (t) => {
  const plan = compileCount({ each: ['/parts/*'], where: { '/type': ['image'] }, less: '/data' });
  const images: FactPlan = {
    name: 'images',
    type: 'int',
    enum: undefined,
    source: sourceOf({ from: 'count', count: plan }),
  };
  const body = {
    parts: [
      { type: 'image', data: 'abcd' },
      { type: 'text', data: 'kept' },
    ],
  };
  const { values, context } = readFacts(rule([images]), body, undefined, { request_bytes: 100 });
  t.same(values(), { images: 1n });
  t.match(context, { request_bytes: 100n, text_bytes: 96n });
});

t.test('a body that does not fit makes the fact false, or is refused with the member', async (t) => {
  const schema = readBodySchema({ type: 'object', additionalProperties: false, properties: { a: {} } });
  const known = (refuse?: boolean): FactPlan => {
    const source = sourceOf({ from: 'schema', schema, refuse });
    return { name: 'known', type: 'bool', enum: undefined, source };
  };
  const read = (fact: FactPlan, body: unknown) => readFacts(rule([fact]), body, modelPlan('m', {})).values()[fact.name];
  t.equal(read(known(), { a: 1 }), true);
  t.equal(read(known(), { b: 1 }), false);
  t.equal(read(known(true), { a: 1 }), true);
  refused(t, () => read(known(true), { b: 1 }), 'invalid_request', 'b is not accepted here');
});
