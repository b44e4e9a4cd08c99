/** The classes of code units equal the regular expressions that they replace. A new version of Unicode may make this test fail. */
import t from 'tap';
import { isInvisible, isSpace } from '../../../src/lang/code-units.ts';

const units = Array.from({ length: 0x10000 }, (_, code) => code);
const differing = (one: (code: number) => boolean, other: RegExp) =>
  units.filter((code) => one(code) !== other.test(String.fromCharCode(code))).map((code) => code.toString(16));

t.same(differing(isSpace, /\s/u), []);
t.same(differing(isInvisible, /[\s\p{Cc}\p{Cf}]/u), []);
