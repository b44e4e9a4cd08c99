/** Tests that a mount verifies the certificate of its upstream, as other routes do. */
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import t from 'tap';
import { long, messagesJson, post, withTimeouts } from '../faults/interfaces.ts';
import { startStack } from '../support/stack.ts';

/** A self-signed certificate for 127.0.0.1, used only here. */
const key = `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgGWIUP+dDScNGIPhD
8KRnR4jEd4GTNsCxUdL1X0clTIWhRANCAARrNuW1qnDffsIZVSdEYcfzntuv+frR
pugK5qTXVHgfAgBgsr2Mhcknuke7XqIo+c02flm7MyQ4sG/r6Jz/LLc/
-----END PRIVATE KEY-----
`;
const cert = `-----BEGIN CERTIFICATE-----
MIIBkTCCATagAwIBAgIUcZoTstiJg4MLeoor+WmFYdX0cL0wCgYIKoZIzj0EAwIw
FDESMBAGA1UEAwwJMTI3LjAuMC4xMCAXDTI2MTEyMjAxMzU1NloYDzIxMjYxMDI5
MDEzNTU2WjAUMRIwEAYDVQQDDAkxMjcuMC4wLjEwWTATBgcqhkjOPQIBBggqhkjO
PQMBBwNCAARrNuW1qnDffsIZVSdEYcfzntuv+frRpugK5qTXVHgfAgBgsr2Mhckn
uke7XqIo+c02flm7MyQ4sG/r6Jz/LLc/o2QwYjAdBgNVHQ4EFgQUU3lrT/ZWfOcL
1qJ8Pzky4oyNqwowHwYDVR0jBBgwFoAUU3lrT/ZWfOcL1qJ8Pzky4oyNqwowDwYD
VR0TAQH/BAUwAwEB/zAPBgNVHREECDAGhwR/AAABMAoGCCqGSM49BAMCA0kAMEYC
IQDuZAm1TjqXilmDjRiTP/tq/PCm2EZ2KzLmXPWZfK0O5QIhAIwMCbswGOWwo5E5
ZBf3AElFuj+9Z1Igikg0wBAnE8ec
-----END CERTIFICATE-----
`;

let asked = 0;
const upstream = createServer({ key, cert }, (_request, response) => {
  asked += 1;
  response.end('{}');
});
await new Promise<void>((resolve) => upstream.listen(0, '127.0.0.1', resolve));
const { port } = upstream.address() as AddressInfo;
const url = `https://127.0.0.1:${port}`;
const mounts = '\nmounts:\n  files: { prefix: /api/v3/files, upstream: cloud, interface: video }\n';
const stack = await startStack({ config: withTimeouts(long) + mounts, upstreams: { cloud: url, messages: url } });
t.teardown(async () => {
  await stack.close();
  upstream.close();
});

t.test('nothing is sent to an upstream with an untrusted certificate', async (t) => {
  t.equal((await stack.call('GET', '/api/v3/files/a')).status, 502);
  t.equal((await post({ stack }, messagesJson)).status, 502);
  t.equal(asked, 0);
});
