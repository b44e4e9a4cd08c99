/** An empty server: it reads each request and answers 204. What a flood costs the machine beside it is the flood's own work. */
import { createServer } from 'node:http';

const server = createServer((request, response) => {
  request.resume();
  request.once('end', () => response.writeHead(204).end());
});
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  console.log(`http://127.0.0.1:${address.port}`);
});
