#!/usr/bin/env node
/**
 * The entry point: refuses a Node that is too old with a clear message. It has no static import and no new syntax, so that an old Node
 * can read it.
 */

/** The same as `engines` in package.json. */
const OLDEST = 24;

if (Number.parseInt(process.versions.node, 10) >= OLDEST) import('./start.ts');
else {
  process.stderr.write(
    `tollgate: it needs Node ${OLDEST} or newer, and this is Node ${process.versions.node} (${process.execPath})\n` +
      '  install a newer Node (https://nodejs.org), or use the executable, which needs none\n',
  );
  process.exitCode = 3;
}
