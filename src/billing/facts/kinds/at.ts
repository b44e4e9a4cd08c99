/** `at`: a member of the body, or a flag at the end of a text, or a default. */

import { type Aliases, AmbiguousMember, followAliases, readAliases } from '../../../lib/json/places.ts';
import { follow, ownValue, type Pointer, readPointer } from '../../../lib/json/pointer.ts';
import { Refusal } from '../../../lib/refusal.ts';
import type { FactAt } from '../../../plan/generated/gateway.d.ts';
import type { FactPlan, FactSource, FactType, FactValue } from '../../../plan/index.ts';
import { allowed, factValue, parseValue, TYPE_WORDS } from '../fact-values.ts';
import { type DefaultPlan, type FactInput, type FactKind, limitOf, refuse } from '../kind.ts';
import {
  type Flag,
  type FlagNames,
  flagAnywhere,
  flagNames,
  looseValues,
  readTextFlags,
  textFlag,
} from '../text-flag.ts';

export interface BodySource extends FactSource {
  readonly from: 'body';
  readonly at: Aliases;
  /** The pointer's text, for messages; the first of several spellings. */
  readonly pointer: string;
  readonly flag: FlagPlan | undefined;
  readonly default: DefaultPlan | undefined;
}

/** `--name value` at the end of a text element of the array at `in`. */
interface FlagPlan extends FlagNames {
  /** The values of the fact's enum by their lower-case spelling; empty without an enum. */
  readonly values: ReadonlyMap<string, string>;
  readonly in: Pointer;
}

export const at: FactKind<FactAt, BodySource> = {
  name: 'at',
  schema: {
    description:
      'The place of the value in the body, or a list of all its spellings. A body that uses two of the spellings is refused.',
    examples: ['/duration', ['/config/maxTokens', '/config/max_tokens']],
    $ref: '#/definitions/places',
  },
  keys: { with: ['flag', 'type', 'enum', 'values', 'default'], required: ['type'] },
  from: 'body',
  compile({ at: places, flag, enum: choices = [] }, reader) {
    const names = flag && { ...flagNames(flag.names), values: looseValues(choices), in: readPointer(flag.in) };
    const spellings = [places].flat();
    return { at: readAliases(spellings), pointer: spellings[0] ?? '', flag: names, default: reader.default() };
  },
  read(fact, source, input) {
    const given = readPlace(source, input.body) ?? undefined;
    if (given !== undefined) {
      const value = factValue(fact.type, given);
      if (value === undefined) throw refuse(fact, `must be ${TYPE_WORDS[fact.type]} (at ${source.pointer})`);
      return value;
    }
    const flagged = source.flag === undefined ? undefined : readFlag(fact, source.flag, input);
    if (flagged !== undefined) return flagged;
    if (source.default === undefined) throw refuse(fact, `is required (at ${source.pointer})`);
    if ('value' in source.default) return source.default.value;
    if ('limit' in source.default) return limitOf(input, source.default.limit);
    const { model } = input;
    const value = model && factValue(fact.type, ownValue(model.defaults, source.default.model));
    if (value !== undefined) return value;
    throw refuse(fact, `is required (at ${source.pointer}), because model ${model?.id} has no default for it`);
  },
};

/** The value at the fact's place. A body with two spellings of the place is refused: the upstream may use either. */
function readPlace(source: BodySource, body: unknown): unknown {
  try {
    return followAliases(source.at, body);
  } catch (error) {
    if (!(error instanceof AmbiguousMember)) throw error;
    const [a, b] = error.names;
    throw new Refusal(
      'invalid_request',
      `the body has the members '${a}' and '${b}', two spellings of the same member; send one of them`,
      { cause: error },
    );
  }
}

/** The value of the last flag with any of the fact's names; undefined when it is not one of the fact's values. */
function readFlag(fact: FactPlan, flag: FlagPlan, input: FactInput): FactValue | undefined {
  const content = follow(flag.in, input.body);
  const text = textFlag(flagsOf(content, input), flag);
  const read = text === undefined ? undefined : allowed(fact, parseValue(fact.type, text));
  const readLoosely = (value: string) => allowed(fact, parseLooseFlag(fact.type, flag, value));
  const anywhere = flagAnywhere(content, flag, (value) => readLoosely(value) !== undefined);
  refuseUnclearFlag(fact, read, anywhere === undefined ? undefined : readLoosely(anywhere));
  if (text !== undefined && read === undefined)
    input.notes.push(`the flag for ${fact.name} was ignored: its value is not allowed`);
  return read;
}

function flagsOf(content: unknown, input: FactInput): readonly Flag[] {
  if (input.flags?.content !== content) input.flags = { content, flags: readTextFlags(content) };
  return input.flags?.flags ?? [];
}

/**
 * Upstreams differ in how they read flags: in the middle of a text, in another case, `15.0` as 15, or an earlier flag when the last
 * one has no allowed value. A request is refused when that would give another value than the priced one.
 */
function refuseUnclearFlag(fact: FactPlan, read: FactValue | undefined, loose: FactValue | undefined): void {
  if (loose === undefined || loose === read) return;
  const remedy = 'put one plain flag at the end of the text, or give the value as a member of the body';
  throw refuse(fact, `is given by a flag that can be read in two ways; ${remedy}`);
}

/** The value that the most lenient upstream would read from a flag's text. */
function parseLooseFlag(type: FactType, { values }: FlagPlan, text: string): FactValue | undefined {
  if (type === 'int') return factValue('int', Number(text));
  return type === 'bool' ? parseValue('bool', text.toLowerCase()) : (values.get(text.toLowerCase()) ?? text);
}
