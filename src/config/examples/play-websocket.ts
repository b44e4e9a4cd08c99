/** Plays the recorded events of a WebSocket: they are read and charged by the code that serves WebSockets, and then its caller leaves. */

import { MessageMeter } from '../../billing/metering/message-meter.ts';
import { chargeMetered, type MeteredCharge } from '../../billing/pricing/metered-charge.ts';
import type { Run } from '../../gateway/admission/step.ts';
import type { Exchange, ExchangeWith } from '../../gateway/http/exchange.ts';
import { recorder } from '../../gateway/http/steps/resources.ts';
import { createResponses, type Responses } from '../../gateway/http/websocket/responses.ts';
import type { Services } from '../../gateway/runtime/services.ts';
import { formatUnits, parseNano, parseUnits } from '../../lib/money/amount.ts';
import type {
  AnswerPlan,
  CountValue,
  ForwardRoute,
  MeteredAnswer,
  MeterPlan,
  WebSocketPlan,
} from '../../plan/index.ts';
import { collect } from '../../upstream/client/collect.ts';

/** A charge, or the sum of several at several prices. */
export type PlayedCharge = Omit<MeteredCharge, 'version' | 'answered'>;

/** What all responses of a WebSocket together have reported and cost. */
export interface PlayedWebSocket extends Pick<Responses, 'unbegun' | 'unended'> {
  readonly answer: MeteredAnswer;
  readonly charge: PlayedCharge;
}

/** The step `forward`. @param played gets the outcome if the upstream accepts the WebSocket. */
export function playWebSocket(
  route: ForwardRoute,
  rules: WebSocketPlan,
  meter: MeterPlan,
  services: Services,
  connection: AnswerPlan['connection'],
  played: (outcome: PlayedWebSocket) => void,
): Run<ExchangeWith<'principal' | 'metered_quote' | 'leased' | 'outgoing'>> {
  const { seconds = 0, bytes: sent_bytes = 0, isWhole = true } = connection ?? {};
  return async (exchange) => {
    const answers: MeteredAnswer[] = [];
    const responses = createResponses(route, rules, meter, services, (answer) => answers.push(answer))(exchange);
    let isOpen = false;
    try {
      const { statusCode, body } = await collect(services.upstreams, exchange.outgoing);
      isOpen = statusCode < 300;
      if (isOpen) {
        responses.opened();
        await take(messagesIn(body.toString()), responses, exchange);
      }
    } finally {
      responses.seconds = seconds;
      responses.sent_bytes = sent_bytes;
      responses.end(isWhole);
    }
    if (!isOpen) return;
    const charges = answers.map((answer) => chargeMetered(meter, exchange.metered_quote, answer));
    const amount_nano = parseNano(exchange.charged ?? '0');
    const { unbegun, unended } = responses;
    played({ answer: sumOfAnswers(answers), charge: { ...sumOfCharges(charges), amount_nano }, unbegun, unended });
  };

  async function take(
    messages: readonly Buffer[],
    responses: Responses,
    exchange: Exchange & ExchangeWith<'principal'>,
  ): Promise<void> {
    const owners = recorder(route.creates_resource, exchange, services);
    const reader = new MessageMeter(meter, rules, owners);
    for (const message of messages) {
      responses.received_bytes += message.length;
      reader.push(message);
      const event = reader.end();
      if (event !== undefined) await responses.take(event);
      await owners.take();
    }
  }
}

/** The data of recorded events. */
function messagesIn(body: string): readonly Buffer[] {
  const lines = body.split('\n').filter((line) => line.startsWith('data: '));
  return lines.map((line) => Buffer.from(line.slice('data: '.length)));
}

function sumOfAnswers(answers: readonly MeteredAnswer[]): MeteredAnswer {
  const values: Record<string, CountValue> = {};
  for (const answer of answers)
    for (const [name, value] of Object.entries(answer.values)) values[name] = addCounts(values[name], value);
  const bytes = answers.reduce((sum, { answer_bytes }) => sum + answer_bytes, 0);
  return {
    values,
    facts: answers.findLast(({ facts }) => facts !== undefined)?.facts,
    seen: answers.some(({ seen }) => seen),
    unusable: answers.flatMap(({ unusable }) => unusable),
    fell: answers.flatMap(({ fell }) => fell),
    isFinal: answers.every(({ isFinal }) => isFinal),
    hasFailed: answers.length > 0 && answers.every(({ hasFailed }) => hasFailed),
    answer_bytes: bytes,
    answer_text_bytes: bytes,
    is_stream: true,
  };
}

function addCounts(sum: CountValue = 0n, value: CountValue): CountValue {
  if (typeof value !== 'bigint') return typeof sum === 'bigint' ? value : sum.plus(value);
  return typeof sum === 'bigint' ? sum + value : sum;
}

/** Without their amounts, which a WebSocket may round together. */
function sumOfCharges(charges: readonly MeteredCharge[]): Omit<PlayedCharge, 'amount_nano'> {
  const units: Record<string, string> = {};
  for (const [name, count] of charges.flatMap((charge) => Object.entries(charge.units)))
    units[name] = formatUnits(parseUnits(units[name] ?? '0') + parseUnits(count));
  return {
    units,
    rounding: 'half_up',
    anomalies: charges.flatMap(({ anomalies }) => anomalies),
    uncharged_reason: undefined,
    notes: charges.flatMap(({ notes }) => notes),
  };
}
