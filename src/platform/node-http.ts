/**
 * Node's `http` module without the cost of importing it. An `import` reads every export of a built-in module, and one of these
 * loads Node's fetch and WebSocket, which takes about 20 ms of every start.
 */
export const { createServer, get, STATUS_CODES } = process.getBuiltinModule('node:http');
