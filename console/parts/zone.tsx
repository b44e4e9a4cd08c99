/** The time zone of all times on the screen. It is a part of the address. */
import { go, here, withQuery } from '../lib/address.ts';
import { browserZone, namedZone } from '../lib/format.tsx';

const ZONES = Intl.supportedValuesOf('timeZone').filter((zone) => zone !== 'UTC');

export function Zone() {
  const own = browserZone();
  return (
    <select
      aria-label="Time zone"
      value={namedZone() ?? ''}
      onChange={({ currentTarget }) => {
        const { path, query } = here();
        query.delete('tz');
        const rest = Object.fromEntries(query);
        history.replaceState(null, '', `/console${path}`);
        go(withQuery({ ...rest, tz: currentTarget.value }), true);
      }}
    >
      <option value="">{own}</option>
      {own !== 'UTC' && <option value="UTC">UTC</option>}
      {ZONES.filter((zone) => zone !== own).map((zone) => (
        <option key={zone} value={zone}>
          {zone}
        </option>
      ))}
    </select>
  );
}
