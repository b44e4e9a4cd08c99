/** Checks that the official Python SDKs raise an error for every answer that breaks off. They are cached in node_modules. */
import { join } from 'node:path';
import t from 'tap';
import { breaksOff } from './other-languages.ts';
import { pythonWithSdks, skipPython } from './python-environment.ts';

t.setTimeout(600_000);

t.test('the Python SDKs', { skip: skipPython }, async (t) => {
  await breaksOff(t, pythonWithSdks(), [join(import.meta.dirname, 'python/break_off.py')]);
});
