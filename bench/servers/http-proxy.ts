/** A bare @fastify/http-proxy: the cost of forwarding with the usual library. Prints its URL. */
import httpProxy from '@fastify/http-proxy';
import Fastify from 'fastify';

const [upstream] = process.argv.slice(2);
if (upstream === undefined) throw new Error('usage: node bench/servers/http-proxy.ts UPSTREAM_URL');
const app = Fastify({ bodyLimit: 64 * 1024 * 1024 });
app.register(httpProxy, { upstream, undici: { connections: 1024 } });
process.stdout.write(`${await app.listen({ host: '127.0.0.1', port: 0 })}\n`);
