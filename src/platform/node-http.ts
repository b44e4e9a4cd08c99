/**
 * Node's `http`, without what its import costs: a module reads every export of a built-in one that it imports, and one of these
 * loads all of Node's own fetch and WebSocket, some 20 ms of every start.
 */
export const { createServer, STATUS_CODES } = process.getBuiltinModule('node:http');
