/** The page of an H5Link: a button decides the liveness check, and the browser is redirected to the callback. */

import { htmlReply, type Reply } from './exchange.ts';
import { type LivenessSession, sessionState } from './portrait-book.ts';
import type { World } from './world.ts';

/** A browser's request below `/cloud/liveness/`. */
export interface PageRequest {
  readonly method: string;
  readonly path: string;
  readonly query: URLSearchParams;
}

/** Serves the page and handles its buttons. The `uid` in the link is the only credential, like on the real page. */
export function livenessPage({ method, path, query }: PageRequest, world: World): Reply {
  const session = world.portraits.sessionByUid(query.get('uid') ?? '');
  if (session === undefined) return page(404, 'No such check', 'This link belongs to no liveness check.');
  const state = sessionState(session, world.now());
  if (path === '/cloud/liveness/authorization' && (method === 'GET' || method === 'HEAD')) {
    if (state === 'expired') return page(410, 'Link expired', 'This check was valid for 30 minutes.');
    if (state !== 'open') return page(200, 'Check finished', `The check was ${state}. You may close this page.`);
    return page(200, 'Liveness check', 'The sandbox has no camera. Decide the check yourself:', buttons(session));
  }
  if (path === '/cloud/liveness/complete' && method === 'POST') {
    if (state === 'expired') return page(410, 'Link expired', 'This check was valid for 30 minutes.');
    if (state === 'open') return decide(session, query.get('verdict') === 'refused' ? 'refused' : 'passed', world);
    return finished(session, state === 'refused' ? 'refused' : 'passed');
  }
  return page(404, 'Not found', 'There is nothing here.');
}

function decide(session: LivenessSession, verdict: 'passed' | 'refused', world: World): Reply {
  const decided = { ...session, verdict };
  world.portraits.sessions.set(session.token, decided);
  if (verdict === 'passed') world.portraits.groupOfSession(decided);
  return finished(decided, verdict);
}

/** Redirects the browser to the callback with the result; 10000 means passed. */
function finished(session: LivenessSession, verdict: 'passed' | 'refused'): Reply {
  if (session.callbackUrl === '') return page(200, 'Check finished', `The check was ${verdict}.`);
  const target = new URL(session.callbackUrl);
  target.searchParams.set('bytedToken', session.token);
  target.searchParams.set('resultCode', verdict === 'passed' ? '10000' : '10001');
  target.searchParams.set('algorithmBaseRespCode', '0');
  target.searchParams.set('reqMeasureInfoValue', '0');
  target.searchParams.set('verify_type', 'real_time');
  return { kind: 'whole', status: 303, headers: { location: target.href }, body: '' };
}

function buttons(session: LivenessSession): string {
  const action = (verdict: string) => `/cloud/liveness/complete?uid=${session.uid}&amp;verdict=${verdict}`;
  return (
    `<form method="post" action="${action('passed')}"><button autofocus>Complete the check</button></form>` +
    `<form method="post" action="${action('refused')}"><button class="quiet">Fail the check</button></form>`
  );
}

const css =
  'body{font:16px/1.5 system-ui;max-width:24rem;margin:20vh auto;padding:0 1rem;text-align:center}' +
  'button{font:inherit;width:100%;padding:.75rem;margin-top:.75rem;border:0;border-radius:.5rem;background:#1b3a5c;color:#fff}' +
  '.quiet{background:none;color:#1b3a5c}';

function page(status: number, title: string, text: string, rest = ''): Reply {
  return htmlReply(
    status,
    `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
      `<title>${title}</title><style>${css}</style><h1>${title}</h1><p>${text}</p>${rest}</html>`,
  );
}
