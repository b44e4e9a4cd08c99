/** The paths of creations and chats that the sandbox answers, below the prefix of each upstream. */

/** Video tasks in the cloud's format and in the official format. */
export const TASKS_PATH = '/api/v3/contents/generations/tasks';
/** Chat completions, at every upstream whose name the sandbox does not know. */
export const COMPLETIONS_PATH = '/v1/chat/completions';

/** Video tasks in the unified format. The path of k has no family name; the path of each other family contains its name. */
export function unifiedTasksPath(upstream: string): string {
  return upstream === 'k' ? '/api/v3/videos/generations/tasks' : `/api/v3/${upstream}/videos/generations/tasks`;
}

/** Whether the sandbox plays creations and chats at that path of an upstream. */
export function isPlayed(upstream: string, path: string): boolean {
  switch (upstream) {
    case 'cloud':
      return path === TASKS_PATH;
    case 'generative':
      return /^\/v1(beta)?\/models\/[^/:]+:(generateContent|streamGenerateContent)$/.test(path);
    case 'messages':
      return path === '/v1/messages';
    default:
      return [TASKS_PATH, unifiedTasksPath(upstream), COMPLETIONS_PATH].includes(path);
  }
}
