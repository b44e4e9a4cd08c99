/** Tasks that end without a video. */
import t from 'tap';
import { bench, textIn } from './support.ts';

const official = { model: 'c/vidgen-2.0', duration: 5 };

t.test('a poll of a failed task answers 200 with the reason', async (t) => {
  const { get, post, pass } = await bench(t);
  const content = [{ type: 'text', text: 'x [fail]' }];
  const cases = [
    ['/cloud/api/v3/contents/generations/tasks', { model: 'vidgen-2.0', content }, 'id'],
    ['/c/api/v3/contents/generations/tasks', { ...official, content }, 'id'],
    ['/c/api/v3/c/videos/generations/tasks', { model: 'c/vidgen-2.0', prompt: 'x [fail]' }, 'task_id'],
  ] as const;
  for (const [path, body, id] of cases) {
    const created = await post(path, body);
    pass(10);
    const answer = await get(`${path}/${textIn(created.body, id)}`);
    const error = { code: 'InternalServiceError', message: /\[fail\]/ };
    t.match(answer, { status: 200, body: { status: 'failed', error } });
    t.notMatch(answer.text, /video_url|billedSeconds|_tokens/, 'nothing was made, so nothing is billed');
  }
});

t.test('sensitive output, expiry and cancellation by the upstream have different statuses', async (t) => {
  const { get, post, pass } = await bench(t);
  const path = '/k/api/v3/contents/generations/tasks';
  const end = async (word: string) => {
    const created = await post(path, { model: 'k/vidgen-2.0', duration: 5, content: [{ type: 'text', text: word }] });
    pass(10);
    return (await get(`${path}/${textIn(created.body, 'id')}`)).body;
  };
  t.match(await end('[sensitive-output]'), {
    status: 'failed',
    error: { code: 'OutputVideoSensitiveContentDetected' },
  });
  t.match(await end('[expire]'), { status: 'expired' });
  t.match(await end('[cancel]'), { status: 'cancelled' });
});
