/** The entry point of the executable: runs the command line, or a module that the program starts as a process. */

// Only a process with a message channel was started by the gateway (platform/start-sibling.ts).
if (process.send !== undefined && process.argv[2] === 'reader-process') await import('./media/reader-process.ts');
else await import('./start.ts');
