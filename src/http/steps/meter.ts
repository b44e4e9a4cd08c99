/** Counts what a successful answer says was used, beside the caller, and waits until the last of it is decoded. */
import { AnswerMeter } from '../../metering/answer-meter.ts';
import type { MeterPlan } from '../../plan.ts';
import type { AnswerTap } from '../../upstream/relay-options.ts';
import type { Exchange } from '../exchange.ts';

/** For the step `forward`. An error of the upstream costs nothing, whatever stands in it. */
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
