/** Common requests of the specification's tests. */

import type { Customer } from '../spec/customers.ts';
import { type Reply, type Stack, until } from './stack.ts';

/** Path of the creations in token-billed and official format. */
export const tasksPath = '/api/v3/contents/generations/tasks';

/** Path of a family's own endpoint. */
export function unifiedPath(family: string): string {
  return family === 'k' ? '/api/v3/videos/generations/tasks' : `/api/v3/${family}/videos/generations/tasks`;
}

/** A creation body of the token-billed family; the text may hold steering words. */
export function tokenBody(more: object = {}, text = 'a red kite [instant]'): object {
  return { model: 'vidgen-2.0', content: [{ type: 'text', text }], ...more };
}

/** A creation body of a per-second family in the official format. */
export function officialBody(more: object = {}, text = 'a red kite [instant]'): object {
  return { model: 'c/vidgen-2.0', content: [{ type: 'text', text }], duration: 4, resolution: '480p', ...more };
}

/** A creation body of a per-second family in the unified format. */
export function unifiedBody(more: object = {}, prompt = 'a red kite [instant]'): object {
  return { model: 'c/vidgen-2.0', prompt, ...more };
}

/** The header that carries the key on the interface of that path, as specified. */
export function keyHeader(path: string, key: string): Readonly<Record<string, string>> {
  const none = { authorization: '' };
  if (path.startsWith('/v1beta')) return { ...none, 'x-alpha-api-key': key };
  if (path.startsWith('/v1/models')) return { ...none, 'x-alpha-api-key': key };
  if (path.startsWith('/v1')) return { ...none, 'x-api-key': key };
  return { authorization: `Bearer ${key}` };
}

/** The task's id in the answer to its creation. @throws Error if the creation failed */
export function taskId(created: Reply): string {
  const id: unknown = created.json?.id ?? created.json?.task_id;
  if (typeof id !== 'string') throw new Error(`no task was created: ${created.status} ${created.text}`);
  return id;
}

/** Creates a task and polls it until the upstream reports its end. */
export async function runTask(caller: Pick<Customer, 'call'>, path: string, body: unknown): Promise<Reply> {
  const id = taskId(await caller.call('POST', path, body));
  return until(
    () => caller.call('GET', `${path}/${id}`),
    ({ status, json }) => status !== 200 || !['queued', 'running'].includes(json.status),
  );
}

/** The URL of a real film of that length, which the sandbox serves. */
export function film({ sandbox }: Pick<Stack, 'sandbox'>, seconds: number): string {
  return `${sandbox.url}/media/film.mp4?seconds=${seconds}`;
}

/** The body that opens a liveness session whose check passes at once. */
export const instantCheck = { CallbackURL: 'https://example.com/back', Note: '[instant]' };

/** Passes a liveness check and exchanges its token. @returns the id of the group. */
export async function passedCheck(caller: Pick<Customer, 'call'>): Promise<string> {
  const session = await caller.call('POST', '/api/v3/liveness/sessions', instantCheck);
  const result = await caller.call('GET', `/api/v3/liveness/sessions/${session.json.Result.BytedToken}`);
  return result.json.Result.GroupId;
}

/** Uploads a photo that is usable at once, unless another name steers the sandbox. @returns the answer. */
export function upload(caller: Pick<Customer, 'call'>, group: string, more: object = {}): Promise<Reply> {
  return caller.call('POST', '/api/v3/assets', {
    GroupId: group,
    URL: 'https://example.com/face.png',
    AssetType: 'Image',
    Name: 'face [instant]',
    ...more,
  });
}
