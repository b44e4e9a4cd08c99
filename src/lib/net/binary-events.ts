/** The events of AWS in binary form (`application/vnd.amazon.eventstream`): https://smithy.io/2.0/aws/amazon-eventstream.html */
import { crc32 } from 'node:zlib';

/** Whether an answer with this `content-type` is a stream of binary events. */
export function isBinaryEvents(contentType: string | undefined): boolean {
  return /^\s*application\/vnd\.amazon\.eventstream\s*(;|$)/i.test(contentType ?? '');
}

/** The bytes of a recorded answer: a stream of server-sent events is written in binary form if its type says so. */
export function answerBytes(body: string, contentType: string | undefined): Buffer {
  if (!isBinaryEvents(contentType)) return Buffer.from(body);
  const events = body.matchAll(/^(?:event: (?<name>.*)\n)?data: (?<data>.*)$/gm);
  return Buffer.concat([...events].map(({ groups = {} }) => message(groups.name ?? 'chunk', groups.data ?? '')));
}

function message(name: string, payload: string): Buffer {
  const headers = Buffer.concat([
    header(':event-type', name),
    header(':content-type', 'application/json'),
    header(':message-type', 'event'),
  ]);
  const bytes = Buffer.concat([Buffer.alloc(12), headers, Buffer.from(payload), Buffer.alloc(4)]);
  bytes.writeUInt32BE(bytes.length, 0);
  bytes.writeUInt32BE(headers.length, 4);
  bytes.writeUInt32BE(crc32(bytes.subarray(0, 8)), 8);
  bytes.writeUInt32BE(crc32(bytes.subarray(0, -4)), bytes.length - 4);
  return bytes;
}

/** A header whose value is a text, which is type 7. */
function header(name: string, value: string): Buffer {
  const head = Buffer.from([name.length, ...Buffer.from(name), 7, 0, 0]);
  head.writeUInt16BE(Buffer.byteLength(value), head.length - 2);
  return Buffer.concat([head, Buffer.from(value)]);
}
