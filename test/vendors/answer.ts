/** Answers one call to an upstream: checks the credential and the steering words, then calls the handler. */
import { createHash } from 'node:crypto';
import { cloudVideo } from './cloud-video.ts';
import { completions } from './completions.ts';
import { errorStyleOf, renderRefusal } from './error-styles.ts';
import { type Call, deliveryOf, htmlReply, type Reply } from './exchange.ts';
import { generative } from './generative.ts';
import { messages } from './messages.ts';
import { officialVideo } from './official-video.ts';
import { portraits } from './portraits.ts';
import { Refusal } from './refusal.ts';
import { hasCredential } from './transport.ts';
import { unifiedVideo } from './unified-video.ts';
import type { World } from './world.ts';

/** The answer to a call; `reset` if the steering words ask for a socket reset before the call is accepted. */
export function answerCall(call: Call, world: World, key: string | undefined): Reply | 'reset' {
  try {
    if (key !== undefined && !hasCredential(call, key)) {
      throw new Refusal('unauthenticated', 'The API key in the request is missing or invalid.');
    }
    if (call.steering.has('reset')) return 'reset';
    refuseAsSteered(call, world);
    const reply = dispatch(call, world);
    if (reply === undefined) throw new Refusal('not-found', `No handler for ${call.method} ${call.path}`);
    const delivery = deliveryOf(call.steering);
    const sent = call.steering.has('garbage') ? htmlReply(200, '<html><body>Welcome to nginx!</body></html>') : reply;
    return delivery === 'whole' ? sent : { ...sent, delivery };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return renderRefusal(errorStyleOf(call), error, world.nextId('req', call.raw));
  }
}

function dispatch(call: Call, world: World): Reply | undefined {
  switch (call.upstream) {
    case 'cloud':
      return cloudVideo(call, world) ?? portraits(call, world);
    case 'generative':
      return generative(call, world);
    case 'messages':
      return messages(call, world);
    default:
      return officialVideo(call, world) ?? unifiedVideo(call, world) ?? completions(call, world);
  }
}

/** Throws the refusal that the steering words ask for. The chat handlers answer `[sensitive]` themselves. */
function refuseAsSteered(call: Call, world: World): void {
  const { steering } = call;
  if (steering.has('reject')) throw new Refusal('invalid', 'The request says [reject].');
  if (steering.has('denied')) throw new Refusal('denied', 'The request says [denied].');
  if (steering.has('busy')) throw new Refusal('busy', 'The request says [busy]. Try again later.');
  if (steering.has('overloaded')) throw new Refusal('overloaded', 'The request says [overloaded]. Try again later.');
  if (steering.has('error')) throw new Refusal('internal', 'The request says [error].');
  const chats = call.upstream === 'messages' || call.upstream === 'generative';
  if (steering.has('sensitive') && !chats) {
    throw new Refusal('sensitive', 'The request failed because the input text may contain sensitive information.');
  }
  if (!steering.has('flaky')) return;
  const hash = createHash('sha256')
    .update(`${call.method} ${call.upstream}${call.path}\n`)
    .update(call.raw)
    .digest('hex');
  if (world.refusedOnce.has(hash)) return;
  world.refusedOnce.add(hash);
  throw new Refusal('overloaded', 'The request says [flaky]: the next one like it is accepted.');
}
