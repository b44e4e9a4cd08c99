/** A socket whose peer is not public is closed before a request is written, whatever the name resolved to. */
import { createServer, type LookupFunction } from 'node:net';
import t from 'tap';
import { buildConnector, Client } from 'undici';
import { isPublicAddress } from '../../src/media/address-guard.ts';
import { peerChecked } from '../../src/media/connect.ts';
import { ProbeFailure } from '../../src/media/failure.ts';

t.test('a connection to loopback', async (t) => {
  const received: string[] = [];
  const closed = Promise.withResolvers<void>();
  const server = createServer((socket) => {
    socket.on('data', (data) => received.push(String(data)));
    socket.on('close', () => closed.resolve());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  t.teardown(() => server.close());
  const address = server.address();
  const port = address !== null && typeof address === 'object' ? address.port : 0;

  // This lookup checks nothing, as if the name had changed between the check and the connection.
  const lookup: LookupFunction = (_, options, callback) => {
    if (options.all === true) callback(null, [{ address: '127.0.0.1', family: 4 }]);
    else callback(null, '127.0.0.1', 4);
  };
  const connect = peerChecked(buildConnector({ lookup, allowH2: false }), isPublicAddress);
  const client = new Client(`http://media.example:${port}`, { connect });
  t.teardown(() => client.destroy());
  const error = await client.request({ method: 'GET', path: '/' }).catch((caught: unknown) => caught);
  t.type(error, ProbeFailure);
  t.match(error, { reason: 'forbidden_address' });
  await closed.promise;
  t.strictSame(received, [], 'nothing was written');
});
