/** Runs a sandbox in a separate process, so that its memory and sockets are not counted as the gateway's. */
import { startSandbox } from '../../src/sandbox/server.ts';

const sandbox = await startSandbox({ pace: 0.05 });
console.log(JSON.stringify({ url: sandbox.url }));
// Ends together with its parent process.
process.stdin.on('end', () => process.exit(0)).resume();
