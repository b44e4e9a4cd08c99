/** Compares the settings of the whole gateway. */
import { formatNano } from '../../lang/amount.ts';
import type { Plan } from '../../plan.ts';
import type { Change } from './change.ts';
import { diffFields } from './fields.ts';
import { restartOnlyChanges } from './restart-only.ts';

type SettingDifference = Extract<Change, { change: 'setting' }>;

/** The settings that differ, first those that only a restart can change. */
export function diffSettings(old: Plan, next: Plan): readonly SettingDifference[] {
  const live = diffFields(liveSettings(old), liveSettings(next)).map(({ field, ...values }): SettingDifference => {
    return { change: 'setting', setting: field, ...values, restart: false };
  });
  const fixed = restartOnlyChanges(old, next).map((each): SettingDifference => {
    return { change: 'setting', ...each, restart: true };
  });
  return [...fixed, ...live];
}

function liveSettings({ server, settle, media, limits: rules, overdraft_nano, low_wallet_nano }: Plan) {
  const { host: _host, port: _port, metrics: _metrics, tracing: _tracing, envelope, ...limits } = server;
  const { lease_ms: _lease, ...polling } = settle;
  return {
    server: { ...limits, envelope: envelope?.name },
    settle: polling,
    media,
    limits: rules === undefined ? 'off' : 'on',
    currency: {
      time_zone: rules?.time_zone,
      overdraft: formatNano(overdraft_nano),
      low_wallet: low_wallet_nano === undefined ? undefined : formatNano(low_wallet_nano),
    },
  };
}
