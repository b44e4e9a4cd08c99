/** What is wrong now, in sentences, each with a link to the list that it is made of. */
import { to } from '../lib/address.ts';
import type { Output, Row } from '../lib/client.ts';
import { percentText, relative, timeZone } from '../lib/format.tsx';
import { useRead } from '../lib/read.ts';

/** Failures of the last hour are compared with the usual ones of a week. */
const NOW = '1h';
const USUAL = '7d';
const EVERY_ms = 30_000;
const USUAL_EVERY_ms = 1_800_000;
/** Fewer failures in the hour are not reported. */
const MIN_FAILURES = 5;
/** So many times the usual rate is too much. */
const TOO_MUCH = 2;
const TARGETS = 20;

interface WrongNowProps {
  readonly health: Output<'health.show'>;
  /** The targets that take no requests. */
  readonly down: readonly Row<'target.list'>[];
}

interface Fault {
  readonly key: string;
  readonly text: string;
  readonly href: string;
  readonly link: string;
}

export function WrongNow({ health, down }: WrongNowProps) {
  const faults = [...ofGateway(health), ...down.map(ofTarget), ...useErrorRates(), ...ofMoney(health)];
  return (
    <section aria-label="What is wrong now" class="wrong">
      {faults.length === 0 ? (
        <p class="notice good">Nothing is wrong now.</p>
      ) : (
        <ul>
          {faults.map(({ key, text, href, link }) => (
            <li key={key} class="notice warn">
              <span>{text}</span> <a href={href}>{link}</a>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function ofGateway({ ready, reason }: Output<'health.show'>): readonly Fault[] {
  if (ready) return [];
  const text = `The gateway is not ready: ${reason ?? 'the reason is not known'}.`;
  return [{ key: 'ready', text, href: to('/configuration'), link: 'Configuration' }];
}

function ofTarget({ upstream, target, last_failure: failure }: Row<'target.list'>): Fault {
  const why = failure === null ? '' : `: ${failure.reason}, ${relative(failure.at)}`;
  return {
    key: `target ${upstream} ${target}`,
    text: `${upstream}, target ${target}, takes no requests${why}.`,
    href: to('/requests', { failed_by: 'upstream', target, since: NOW }),
    link: 'Its failures',
  };
}

function ofMoney({ tasks, low_wallets }: Output<'health.show'>): readonly Fault[] {
  const undecided = tasks.review + tasks.unknown;
  const review = `${undecided} ${undecided === 1 ? 'task waits' : 'tasks wait'} for your decision.`;
  const low = `${low_wallets} ${low_wallets === 1 ? 'wallet is' : 'wallets are'} low.`;
  return [
    ...(undecided === 0 ? [] : [{ key: 'review', text: review, href: to('/review'), link: 'Decide' }]),
    ...(low_wallets === null || low_wallets === 0
      ? []
      : [{ key: 'low', text: low, href: to('/accounts', { show: 'low' }), link: 'Whose' }]),
  ];
}

/** The targets, and the gateway itself, that fail more often than usual. */
function useErrorRates(): readonly Fault[] {
  const asked = { by: ['target' as const], tz: timeZone(), top: TARGETS };
  const now = useRead('request.sums', { ...asked, since: NOW }, EVERY_ms);
  const usual = useRead('request.sums', { ...asked, since: USUAL, until: NOW }, USUAL_EVERY_ms);
  if (now.data === undefined || usual.data === undefined) return [];
  const known = usual.data.data;
  return now.data.data.flatMap((sum) => {
    const before = known.find(({ target }) => target === sum.target);
    return (['upstream', 'gateway'] as const).flatMap((who): readonly Fault[] => {
      const { target, requests, failed_by } = sum;
      const rate = failed_by[who] / Math.max(1, requests);
      const usually = before === undefined ? 0 : before.failed_by[who] / Math.max(1, before.requests);
      if (failed_by[who] < MIN_FAILURES || rate <= TOO_MUCH * usually) return [];
      const which = target === null ? 'without a target' : `to ${target}`;
      const failed = `${failed_by[who]} of ${requests} requests ${which} failed in the last hour`;
      const text = `${failed}, by the ${who}: ${percentText(100 * rate)}, usually ${percentText(100 * usually)}.`;
      const filters = { failed_by: who, since: NOW, view: 'customers', ...(target !== null && { target }) };
      return [{ key: `rate ${who} ${target}`, text, href: to('/requests', filters), link: 'Who was hit' }];
    });
  });
}
