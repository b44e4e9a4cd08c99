/** Runs the Node clients of docs/clients.md against a gateway process. test/sdk/python.test.ts runs the one for Python. */
import t from 'tap';
import { checkClient, versionOf } from './check.ts';

t.setTimeout(300_000);
await checkClient(t, `openai for Node ${versionOf('openai')}`, process.execPath, 'openai.ts');
const ai = `ai ${versionOf('ai-6')} with @ai-sdk/openai ${versionOf('ai-6-openai')}`;
await checkClient(t, ai, process.execPath, 'ai-6.ts');
