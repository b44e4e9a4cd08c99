/** Meters a successful answer while it is streamed, and waits until it is decoded. */
import { AnswerMeter } from '../../metering/answer-meter.ts';
import type { MeterPlan } from '../../plan.ts';
import type { AnswerTap } from '../../upstream/relay-options.ts';
import type { Exchange } from '../exchange.ts';

/** For the step `forward`. Error answers are not metered, because they cost nothing. */
export function meterOf(plan: MeterPlan): (exchange: Exchange) => AnswerTap {
  return (exchange) => ({
    onHead(statusCode, contentType, encoding) {
      if (statusCode < 300) exchange.meter = new AnswerMeter(plan, contentType, encoding);
    },
    onData(chunk) {
      exchange.meter?.push(chunk);
    },
  });
}

/** The step `meter`. */
export function finishMeter({ meter }: Exchange): Promise<void> | undefined {
  return meter?.end();
}
