/** A sandbox in a process of its own, so that its memory and sockets are not counted as the gateway's. */
import { startSandbox } from '../../src/sandbox/server.ts';

const sandbox = await startSandbox({ pace: 0.05 });
console.log(JSON.stringify({ url: sandbox.url }));
// It ends when the process that started it does.
process.stdin.on('end', () => process.exit(0)).resume();
