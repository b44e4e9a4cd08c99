/** Generated videos and their links. */
import t from 'tap';
import { bench, textIn } from './support.ts';

/** The names of the top-level boxes of an ISO BMFF file, in order. */
function boxesOf(file: Buffer): readonly string[] {
  const names: string[] = [];
  for (let at = 0; at < file.length; at += file.readUInt32BE(at)) names.push(file.toString('latin1', at + 4, at + 8));
  return names;
}

t.test('a video is a real MP4 of the requested length, served whole or by ranges', async (t) => {
  const { sandbox } = await bench(t);
  const url = `${sandbox.url}/media/clip.mp4?seconds=5.023`;
  const whole = await fetch(url);
  t.equal(whole.headers.get('content-type'), 'video/mp4');
  t.equal(whole.headers.get('accept-ranges'), 'bytes');
  const file = Buffer.from(await whole.arrayBuffer());
  t.strictSame(boxesOf(file), ['ftyp', 'moov', 'free', 'mdat']);
  const header = file.indexOf('mvhd') + 4;
  t.equal(file.readUInt32BE(header + 12), 1000, 'the time scale of the movie is milliseconds');
  t.equal(file.readUInt32BE(header + 16), 5023);
  const range = async (value: string) => {
    const response = await fetch(url, { headers: { range: value } });
    const bytes = Buffer.from(await response.arrayBuffer());
    return { status: response.status, range: response.headers.get('content-range'), bytes };
  };
  const size = file.length;
  t.match(await range('bytes=0-3'), { status: 206, range: `bytes 0-3/${size}`, bytes: file.subarray(0, 4) });
  t.match(await range('bytes=100-'), { status: 206, bytes: file.subarray(100) });
  t.match(await range('bytes=-10'), { status: 206, bytes: file.subarray(-10) });
  t.match(await range(`bytes=10-${size * 2}`), { status: 206, range: `bytes 10-${size - 1}/${size}` });
  t.match(await range(`bytes=${size}-`), { status: 416, range: `bytes */${size}` });
  t.match(await range('lines=1-2'), { status: 200, bytes: file });
  const head = await fetch(url, { method: 'HEAD' });
  t.strictSame([head.status, head.headers.get('content-length')], [200, String(size)]);
});

t.test('the video link of a task works for 24 hours, and not if it is changed', async (t) => {
  const { get, post, pass } = await bench(t);
  const path = '/c/api/v3/c/videos/generations/tasks';
  const created = await post(path, { model: 'c/vidgen-2.0', prompt: 'x [instant]', duration: 7 });
  const { body } = await get(`${path}/${textIn(created.body, 'task_id')}`);
  const link = textIn(body, 'videoUrl');
  t.equal((await get(link)).status, 200);
  t.equal((await get(link.replace('seconds=7', 'seconds=8'))).status, 403);
  pass(24 * 3600);
  t.equal((await get(link)).status, 403);
});
