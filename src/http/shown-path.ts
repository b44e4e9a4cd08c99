/** The path of a request as the log and traces may show it: without the query, and without secrets. */
import { type Exchange, rawPath } from './exchange.ts';

/** Limit in characters, so that callers cannot make lines long. */
const PATH_LIMIT = 256;
/** The form of an API key of this gateway, which a caller may have put into a path by mistake. */
const OWN_KEY = /tg_[\w-]{16,}/g;
/** A path parameter with such a name is a credential. */
const SECRET_PARAM = /[{:][^}/]*(token|secret|key|password)/i;

/** The path as received or, if one of the route's path parameters is a credential, as the configuration has it. */
export function shownPath({ answering, configured_path, request }: Exchange): string {
  const configured = answering?.path ?? configured_path;
  if (configured !== undefined && SECRET_PARAM.test(configured)) return configured;
  const path = rawPath(request).slice(0, PATH_LIMIT);
  return path.includes('tg_') ? path.replaceAll(OWN_KEY, 'tg_…') : path;
}
