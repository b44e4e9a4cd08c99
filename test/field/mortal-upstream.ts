/**
 * An upstream in a process of its own, so that it can really die: it begins every answer, and ends none. Its port is its first
 * message.
 */
import { createServer } from 'node:http';

/** How an answer begins, by what the request asks for. Each is whole up to here, as far as its interface can tell. */
function beginning(target: string, body: string): readonly [type: string, text: string] {
  if (target.includes('alt=sse')) {
    return ['text/event-stream', 'data: {"candidates":[{"content":{"parts":[{"text":"begun"}]}}]}\r\n\r\n'];
  }
  if (body.includes('"stream":true')) {
    const delta = { type: 'content_block_delta', index: 0, delta: { type: 'text_delta', text: 'begun' } };
    return ['text/event-stream; charset=utf-8', `event: content_block_delta\ndata: ${JSON.stringify(delta)}\n\n`];
  }
  if (target.includes('streamGenerateContent')) return ['application/json', '[{"candidates":[{"text":"begun"}]}'];
  return ['application/json', '{"id":"begun"}'];
}

const server = createServer((request, response) => {
  let body = '';
  request.setEncoding('utf8').on('data', (text: string) => {
    body += text;
  });
  request.on('end', () => {
    const [type, text] = beginning(request.url ?? '', body);
    response.writeHead(200, { 'content-type': type });
    response.write(text);
  });
});
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  if (address !== null && typeof address !== 'string') process.send?.(address.port);
});
