/** The endpoints that the video interfaces share: create, find, list, cancel and delete tasks. */
import { type Call, type Delivery, jsonReply, type Reply } from './exchange.ts';
import type { JsonObject } from './json.ts';
import { Refusal } from './refusal.ts';
import {
  failureOf,
  hasEnded,
  lifeOf,
  stagesOf,
  type Task,
  type TaskFormat,
  type TaskLife,
  type VideoJob,
} from './tasks.ts';
import type { World } from './world.ts';

/** What one interface has of its own. */
export interface TaskInterface {
  readonly format: TaskFormat;
  /** The path of creations; a task has a path below it. */
  readonly path: string;
  /** Checks the body of a creation. @throws Refusal */
  readonly readJob: (call: Call, world: World) => VideoJob;
  readonly created: (task: Task) => Reply;
  readonly record: (task: Task, world: World) => JsonObject;
}

/** Answers a call to an interface; undefined if the path does not belong to it. Only the unified one cannot list and delete. */
export function taskEndpoints(
  call: Call,
  world: World,
  { format, path, readJob, created, record }: TaskInterface,
): Reply | undefined {
  const isWhole = format !== 'unified';
  if (call.path === path) {
    if (call.method === 'POST') return created(createTask(call, world, format, readJob(call, world)));
    if (call.method === 'GET' && isWhole) return listTasks(call, world, format, (task) => record(task, world));
    return undefined;
  }
  const id = call.path.startsWith(`${path}/`) ? call.path.slice(path.length + 1) : '';
  if (id === '' || id.includes('/')) return undefined;
  if (call.method === 'DELETE' && isWhole) return deleteTask(call, world, format, id);
  if (call.method !== 'GET') return undefined;
  const task = findTask(call, world, format, id);
  return { ...jsonReply(200, record(task, world)), delivery: pollDelivery(task) };
}

/** Creates a task for a validated request. */
function createTask(call: Call, world: World, format: TaskFormat, job: VideoJob): Task {
  const prefix = format === 'cloud' ? 'cgt' : format === 'official' ? `${call.upstream}gt` : `${call.upstream}task`;
  const task: Task = {
    id: world.nextId(prefix, call.raw),
    upstream: call.upstream,
    format,
    created_ms: world.now(),
    steering: call.steering,
    job,
    ...stagesOf(format, call.steering, (seconds) => world.delay_ms(seconds)),
  };
  world.tasks.put(task);
  return task;
}

/**
 * The task with that id.
 * @throws Refusal if it does not exist, or if its steering words make queries fail.
 */
function findTask(call: Call, world: World, format: TaskFormat, id: string): Task {
  const task = world.tasks.find(call.upstream, format, id);
  if (task === undefined || task.steering.has('vanish')) {
    throw new Refusal('not-found', `The specified task ${id} is not found.`, { param: 'id' });
  }
  if (task.steering.has('poll-error')) throw new Refusal('internal', 'The task says [poll-error].');
  if (task.steering.has('poll-busy')) throw new Refusal('busy', 'The task says [poll-busy].');
  return task;
}

/** The delivery that the steering words of a task ask for in its queries. */
function pollDelivery(task: Task): Delivery {
  if (task.steering.has('poll-hang')) return 'hang';
  return task.steering.has('poll-reset') ? 'reset' : 'whole';
}

/** Cancels a queued task and deletes an ended one; refuses a running one. */
function deleteTask(call: Call, world: World, format: TaskFormat, id: string): Reply {
  const task = findTask(call, world, format, id);
  const { status } = lifeOf(task, world.now());
  if (status === 'running') {
    throw new Refusal('conflict', `The task ${id} is running; only queued or ended tasks can be deleted.`, {
      param: 'id',
    });
  }
  if (hasEnded(status)) world.tasks.remove(id);
  else world.tasks.put({ ...task, cancelled_ms: world.now() });
  return jsonReply(200, {});
}

/** A page of tasks, newest first, selected by `page_num`, `page_size` and the three filters. */
function listTasks(call: Call, world: World, format: TaskFormat, record: (task: Task) => unknown): Reply {
  const pageNum = pageNumber(call.query, 'page_num', 1);
  const pageSize = pageNumber(call.query, 'page_size', 20);
  const status = call.query.get('filter.status');
  const model = call.query.get('filter.model');
  const ids = call.query.getAll('filter.task_ids').flatMap((value) => value.split(','));
  const matching = world.tasks
    .all()
    .filter((task) => task.upstream === call.upstream && task.format === format && !task.steering.has('vanish'))
    .filter((task) => model === null || task.job.model === model)
    .filter((task) => ids.length === 0 || ids.includes(task.id))
    .filter((task) => status === null || lifeOf(task, world.now()).status === status)
    .reverse();
  const page = matching.slice((pageNum - 1) * pageSize, pageNum * pageSize);
  return jsonReply(200, { items: page.map(record), total: matching.length });
}

function pageNumber(query: URLSearchParams, name: string, fallback: number): number {
  const given = query.get(name);
  if (given === null) return fallback;
  const value = Number(given);
  if (!Number.isInteger(value) || value < 1 || value > 500) {
    throw new Refusal('invalid', `\`${name}\` must be an integer in [1,500], not ${given}`, { param: name });
  }
  return value;
}

/** The first fields of a record in both formats with snake-case names; times are Unix seconds. */
export function recordHead(task: Task, life: TaskLife) {
  return {
    id: task.id,
    model: task.job.model,
    status: life.status,
    created_at: Math.floor(task.created_ms / 1000),
    updated_at: Math.floor(life.updated_ms / 1000),
  };
}

/** The error of a failed task, as a field to spread into its record. */
export function recordError(task: Task, life: TaskLife): { error?: { code: string; message: string } } {
  const error = failureOf(task, life.status);
  return error === undefined ? {} : { error };
}
