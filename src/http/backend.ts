/** The backend of the gateway: steps that use the network, the store and the wallet. */
import type { Backend } from '../admission/backend.ts';
import { given } from '../admission/request-state.ts';
import type { Run } from '../admission/step.ts';
import type { ForwardRoute, RoutePlan } from '../plan.ts';
import type { Exchange, Services } from './exchange.ts';
import { address } from './steps/address.ts';
import { answerTask } from './steps/answer-task.ts';
import { answerWhole } from './steps/answer-whole.ts';
import { createAuthenticate } from './steps/authenticate.ts';
import { body } from './steps/body.ts';
import { cancelOwnTask } from './steps/cancel-task.ts';
import { getModel, listModels } from './steps/catalogue.ts';
import { chargeUsage } from './steps/charge-usage.ts';
import { forwardTask } from './steps/forward-task.ts';
import { forwardWhole } from './steps/forward-whole.ts';
import { holdQuote } from './steps/hold-quote.ts';
import { holdTask } from './steps/hold-task.ts';
import { createLimit, createReserve } from './steps/limit.ts';
import { listOwnResources } from './steps/list-resources.ts';
import { listOwnTasks } from './steps/list-tasks.ts';
import { measureMedia } from './steps/measure-media.ts';
import { finishMeter, meterOf } from './steps/meter.ts';
import { parse } from './steps/parse.ts';
import { passThrough } from './steps/pass-through.ts';
import { pollOwnTask } from './steps/poll-task.ts';
import { receive } from './steps/receive.ts';
import { recordResources } from './steps/record-resources.ts';
import { recordTask } from './steps/record-task.ts';
import { recordUsage } from './steps/record-usage.ts';
import { replay } from './steps/replay.ts';
import { showAccount } from './steps/show-account.ts';

/** Each member is a step of `steps/`. */
export function createBackend(services: Services): Backend<Exchange> {
  const { bodies, body_timeout_ms } = services.plan.server;
  const keep = (account: string) => services.bodies.open(account, bodies);
  const limit = createLimit(services);
  return {
    receive,
    authenticate: createAuthenticate(services),
    body: (limit_bytes) => body({ limit_bytes, check_ms: body_timeout_ms }, keep),
    replay: (route) => replay(route, services),
    parse,
    evenOff: false,
    owns: ({ resource, id }, { principal }) =>
      services.store.ownsResource(resource, id, given(principal, 'principal').account),
    limit: () => limit,
    reserve: (meter) => createReserve(meter, services),
    address: (route, branch) => address(route, branch, services),
    media: (rule) => measureMedia(rule, services),
    creation: (route, kind) => ({
      hold: holdTask(route, kind, services),
      forward: forwardTask(services),
      record: recordTask(services),
      answer: answerTask,
    }),
    metered: (route, meter) => ({
      hold: holdQuote(services),
      forward: passThrough(route, services, meterOf(meter)),
      meter: finishMeter,
      charge: chargeUsage(route, meter, services),
      record: recordUsage(services),
    }),
    resources: (route) => ({
      forward: forwardWhole(services),
      record: recordResources(route, services),
      answer: answerWhole,
    }),
    plain: (route) => ({ forward: passThrough(route, services, () => undefined) }),
    own: (route) => ownAnswer(route, services),
  };
}

function ownAnswer(route: Exclude<RoutePlan, ForwardRoute>, services: Services): Run<Exchange> {
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
