/**
 * An upstream in a separate process, so that it can be killed: it begins every answer and ends none. Its first message is its port.
 */
import { createServer } from 'node:http';

/** The beginning of the answer to a request, which ends at a boundary of its format. */
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
