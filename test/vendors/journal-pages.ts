/** The sandbox's own pages: the journal and the table of steering words. */

import { jsonReply, type WholeReply } from './exchange.ts';
import { STEERING_TABLE } from './steering.ts';
import { lifeOf } from './tasks.ts';
import type { World } from './world.ts';

/** Serves `/_sandbox/journal` (GET, DELETE) and `/_sandbox/steering` (GET). */
export function journalPages(method: string, path: string, world: World): WholeReply {
  if (path === '/_sandbox/journal' && method === 'GET') {
    return jsonReply(200, { requests: world.journal.entries(), tasks: tasks(world) });
  }
  if (path === '/_sandbox/journal' && method === 'DELETE') {
    world.journal.clear();
    return { kind: 'whole', status: 204, headers: {}, body: '' };
  }
  if (path === '/_sandbox/steering' && method === 'GET') return jsonReply(200, { words: STEERING_TABLE });
  return jsonReply(404, { error: `no ${method} ${path}` });
}

function tasks(world: World) {
  const now_ms = world.now();
  return world.tasks.all().map((task) => ({
    id: task.id,
    upstream: task.upstream,
    format: task.format,
    model: task.job.model,
    status: lifeOf(task, now_ms).status,
    created_ms: task.created_ms,
    steering: Object.fromEntries(task.steering),
  }));
}
