/** Compiles `seller`: the letterhead of statements, and the time zone of months. */
import type { SellerPlan } from '../../../plan/index.ts';
import { readLogo } from '../../compile/image-file.ts';
import type { Scope } from '../../compile/scope.ts';
import { readTimeZone } from '../../compile/time-zone.ts';

/** Compiles `seller`; undefined without the section. @param time_zone where months begin without `tz`. */
export function compileSeller(scope: Scope, time_zone: string): SellerPlan | undefined {
  const { seller } = scope.config;
  if (seller === undefined) return undefined;
  const { name, address, tax_id, logo, footer, invoice, tz } = seller;
  return {
    name,
    // A block of YAML ends with a line break.
    address: address?.trim(),
    tax_id,
    logo: logo === undefined ? undefined : readLogo(logo, ['seller', 'logo'], scope),
    footer: footer?.trim(),
    invoice,
    tz: tz === undefined ? time_zone : readTimeZone(tz, ['seller', 'tz'], scope),
  };
}
