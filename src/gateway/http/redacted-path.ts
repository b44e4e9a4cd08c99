/** The path of a request as the log and traces may show it: without the query, and without secrets. */
import type { Plan } from '../../plan/index.ts';
import { type Exchange, rawPath } from './exchange.ts';

/** Limit in characters, so that callers cannot make lines long. */
const PATH_LIMIT = 256;
/** The form of an API key of this gateway, which a caller may have put into a path by mistake. */
const OWN_KEY = /tg_[\w-]{16,}/g;
/** A path parameter with such a name is a credential. */
const SECRET_PARAM = /^\{[^}]*(token|secret|key|password)/i;

/** The path as received. If one of the route's path parameters is a credential, the path as it is in the configuration. */
export function redactedPath({ responder, unanswered_path, request }: Exchange): string {
  const configured = responder?.path;
  if (configured?.split('/').some((segment) => SECRET_PARAM.test(segment))) return configured;
  const path = (unanswered_path ?? rawPath(request)).slice(0, PATH_LIMIT);
  return path.includes('tg_') ? path.replaceAll(OWN_KEY, 'tg_…') : path;
}

/**
 * A function that hides credentials in a path that no route answers, because of another method or a slash at the end. What follows
 * the last literal segment before a route's credential is hidden, wherever the path has that segment.
 */
export function credentialHider({ routes }: Pick<Plan, 'routes'>): (path: string) => string {
  const before = routes.flatMap(({ path }) => {
    const segments = path.split('/');
    const secret = segments.findIndex((segment) => SECRET_PARAM.test(segment));
    return secret < 0 ? [] : [segments.slice(0, secret).findLast((segment) => !segment.startsWith('{')) ?? ''];
  });
  const names = new Set(before.map((name) => name.toLowerCase()));
  return (path) => {
    const segments = decoded(path).split('/');
    const end = segments.findIndex((segment) => names.has(segment.toLowerCase())) + 1;
    const hasMore = segments.slice(end).some((segment) => segment !== '');
    return end > 0 && hasMore ? `${segments.slice(0, end).join('/')}/…` : path;
  };
}

/** The router decodes a path too. */
function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
