/** The backend of the gateway: steps that use the network, the store and the wallet. */

import { AnswerMeter } from '../../billing/metering/answer-meter.ts';
import { tokensOf } from '../../billing/pricing/metered-quote.ts';
import type { ForwardRoute, RoutePlan } from '../../plan/index.ts';
import type { Backend } from '../admission/backend.ts';
import { parseFile, parseForm } from '../admission/form.ts';
import type { Made } from '../admission/request-state.ts';
import type { Run } from '../admission/step.ts';
import type { Services } from '../runtime/services.ts';
import type { Exchange, MadeHere } from './exchange.ts';
import { confirmed, createAuthenticate } from './steps/authenticate.ts';
import { buildRequest } from './steps/build-request.ts';
import { getModel, listModels } from './steps/catalogue.ts';
import { chargeUsage } from './steps/charge-usage.ts';
import { answerTask, forwardTask, holdTask, recordTask } from './steps/create-task.ts';
import { findEarlier } from './steps/find-earlier.ts';
import { holdQuote } from './steps/hold-quote.ts';
import { createLimit, createReserve } from './steps/limit.ts';
import { listOwnResources, listOwnTasks } from './steps/list-tasks.ts';
import { measureMedia } from './steps/measure-media.ts';
import { passThrough } from './steps/pass-through.ts';
import { passWebSocket, requireUpgrade } from './steps/pass-websocket.ts';
import { cancelOwnTask, pollOwnTask } from './steps/poll-task.ts';
import { body, parse, receive } from './steps/receive-parse.ts';
import { replay } from './steps/replay.ts';
import { answerWhole, forwardWhole, isOwned, recordResources } from './steps/resources.ts';
import { showAccount } from './steps/show-account.ts';

/** Each member is a step of `steps/`. */
export function createBackend(services: Services): Backend<Exchange, MadeHere<'outgoing'>> {
  const { bodies, body_timeout_ms } = services.plan.server;
  const keep = (account: string) => services.bodies.open(account, bodies);
  const limit = createLimit(services);
  const reserve = createReserve(services);
  return {
    receive,
    authenticate: createAuthenticate(services),
    body: (limit_bytes, authenticate) => body({ limit_bytes, check_ms: body_timeout_ms }, keep, authenticate),
    replay: (route) => replay(route, services),
    parse,
    parseFile,
    parseForm,
    allowDisabled: false,
    now: services.now,
    owns: (needed, { principal }) => isOwned(principal.account, needed, services),
    limit: () => limit,
    reserve: () => (exchange) => reserve(exchange),
    reserveTokens: (meter) =>
      meter.tokens?.length === 0
        ? (exchange) => reserve(exchange)
        : (exchange) => exchange.limited && reserve(exchange, tokensOf(meter, exchange.metered_quote.hold_units)),
    buildRequest: (route, branch) => buildRequest(route, branch, services),
    earlier: (rule) => findEarlier(rule, services),
    media: (rule, sound) => measureMedia(rule, sound, services),
    create: (list, route, kind) =>
      list
        .step('hold', holdTask(route, kind, services))
        .step('forward', forwardTask(services))
        .step('record', recordTask(services))
        .step('answer', answerTask),
    meter: (list, route, meter) =>
      list
        .step('meter', () => ({ meter: new AnswerMeter(meter) }))
        .step('hold', holdQuote(meter, services))
        .attempt('forward', confirmed(passThrough(route, services), services))
        .step('charge', chargeUsage(route, meter, services)),
    websocket: (list, route, rules, meter) =>
      list
        .step('meter', requireUpgrade)
        .step('hold', holdQuote(meter, services))
        .step('forward', passWebSocket(route, rules, meter, services)),
    forwardWhole: (list, route) =>
      list
        .step('forward', confirmed(forwardWhole(services), services))
        .step('record', recordResources(route, services))
        .step('answer', answerWhole),
    forward: (list, route) => list.step('forward', confirmed(passThrough(route, services), services)),
    own: (route) => ownAnswer(route, services),
  };
}

function ownAnswer(route: Exclude<RoutePlan, ForwardRoute>, services: Services): Run<Exchange & Made<'principal'>> {
  switch (route.action) {
    case 'poll':
      return (exchange) => pollOwnTask(exchange, route, services);
    case 'cancel':
      return (exchange) => cancelOwnTask(exchange, route, services);
    case 'list_tasks':
      return (exchange) => listOwnTasks(exchange, route, services);
    case 'list_resources':
      return (exchange) => listOwnResources(exchange, route, services);
    case 'list_models':
      return (exchange) => listModels(exchange, route);
    case 'get_model':
      return (exchange) => getModel(exchange, route);
    case 'show_account':
      return (exchange) => showAccount(exchange, route, services);
  }
}
