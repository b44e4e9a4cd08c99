/** The entry point of the executable: runs the command line, or a module that the program starts as a process. */
import type { ProcessName } from './lib/node/started-modules.ts';

/** The bundler follows only imports of literal paths. */
const processes: Readonly<Record<ProcessName, () => Promise<unknown>>> = {
  'reader-process': () => import('./upstream/media/reader-process.ts'),
};

// Only a process with a message channel was started by the gateway (lib/node/start-sibling.ts).
const [, started] = Object.entries(processes).find(([name]) => name === process.argv[2]) ?? [];
if (process.send !== undefined && started !== undefined) await started();
else await import('./start.ts');
