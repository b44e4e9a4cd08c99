/** Plans as bytes, for other threads and the start cache. Secrets travel beside the bytes. */
import { deserialize, serialize } from 'node:v8';
import { foldPrices, unfoldPrices } from './folded-prices.ts';
import type { Plan } from './index.ts';
import type { CredentialPlan, SecretSource } from './models.ts';

export interface Secrets {
  readonly store_url: string;
  /** The secrets of each credential, in the order of the plan. */
  readonly credentials: readonly (CredentialPlan['secrets'] | undefined)[];
}

export interface PackedPlan {
  readonly bytes: Uint8Array;
  readonly secrets: Secrets;
}

/** Packs a plan. The bytes contain no secret: secrets of credentials are not enumerable, and the store's address is left out. */
export function packPlan(plan: Plan): PackedPlan {
  return { bytes: serialize(foldPrices({ ...plan, store_url: '' })), secrets: secretsOf(plan) };
}

/** The secrets of a plan. */
export function secretsOf(plan: Plan): Secrets {
  return { store_url: plan.store_url, credentials: credentialsOf(plan).map((credential) => credential?.secrets) };
}

/** Unpacks a plan of this program. @param secretsOf finds the secrets of the plan. */
export function unpackPlan({ bytes }: Pick<PackedPlan, 'bytes'>, secretsOf: (plan: Plan) => Secrets): Plan {
  const plan: Plan = deserialize(bytes);
  unfoldPrices(plan);
  const { store_url, credentials } = secretsOf(plan);
  for (const [index, credential] of credentialsOf(plan).entries()) {
    if (credential !== undefined) Object.defineProperty(credential, 'secrets', { value: credentials[index] });
  }
  return { ...plan, store_url };
}

/** The secrets of a plan, read from their sources. @param read returns the value of a source. */
export function readSecrets(plan: Plan, read: (source: SecretSource) => string): Secrets {
  return {
    store_url: read(plan.store_source),
    credentials: credentialsOf(plan).map((credential) => {
      const sources = credential && Object.entries(credential.sources);
      return sources && Object.fromEntries(sources.map(([name, source]) => [name, read(source)]));
    }),
  };
}

/** The credentials of targets, and the OpenID provider's. */
export function credentialsOf({ upstreams, admin }: Plan): readonly (CredentialPlan | undefined)[] {
  const ofTargets = [...upstreams.values()].flatMap(({ targets }) => targets.map(({ credential }) => credential));
  return [...ofTargets, admin?.oidc?.client];
}
