/** Writes an answer to a connection whose request could not be read, so that there is no response object. */
import { STATUS_CODES } from './node-http.ts';

/** The answer as text. The connection is to be closed after it. @param headers a flat list of names and values */
export function rawAnswer(status: number, headers: readonly string[], body: string): string {
  const all = [...headers, 'content-length', String(Buffer.byteLength(body)), 'connection', 'close'];
  const lines = all.flatMap((name, index) => (index % 2 === 0 ? [`${name}: ${all[index + 1]}`] : []));
  return `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('\r\n')}\r\n\r\n${body}`;
}
