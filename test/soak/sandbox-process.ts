/** Runs a sandbox in a separate process, so that its memory and sockets are not counted as the gateway's. */
import { startSandbox } from '../vendors/server.ts';

// Idle connections close while the soak rests, so that those that leak can be told from them.
const sandbox = await startSandbox({ pace: 0.05, keep_alive_ms: 5_000 });
console.log(JSON.stringify({ url: sandbox.url }));
// Ends together with its parent process.
process.stdin.on('end', () => process.exit(0)).resume();
