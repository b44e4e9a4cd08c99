/** Runs the example of one operation on a store. The test has it killed at a failpoint. */
import assert from 'node:assert/strict';
import { changing, openAlike, runExample } from '../every-change.ts';

const [url = '', name] = process.argv.slice(2);
const operation = changing.find((each) => each.name === name);
assert(operation !== undefined);
const store = await openAlike(url);
await runExample(operation, store);
await store.close();
