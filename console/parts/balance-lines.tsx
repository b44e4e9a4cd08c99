/** The lines from an opening to a closing balance. As a card each, they could not be added up at a glance. */
import { Money } from '../lib/format.tsx';

interface BalanceLinesProps {
  readonly label: string;
  /** The last one is the sum of the others. */
  readonly lines: readonly (readonly [name: string, amount: string | null])[];
}

export function BalanceLines({ label, lines }: BalanceLinesProps) {
  return (
    <table class="lines" aria-label={label}>
      <tbody>
        {lines.map(([name, amount]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td class="number">
              <Money amount={amount} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
