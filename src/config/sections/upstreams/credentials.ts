/** Compiles the credentials of upstreams. `src/upstream/credentials/` has their kinds. */

import type { Credential, Upstream } from '../../../plan/generated/gateway.d.ts';
import { type CredentialPlan, createCredential, type SecretSource } from '../../../plan/index.ts';
import {
  type CredentialReader,
  credentialKind,
  headerOf,
  isHeaderValue,
  NO_AUTH,
  secretOfHeader,
} from '../../../upstream/kinds.ts';
import { checkAddedHeader, checkCredentialHeader } from '../../compile/header-names.ts';
import type { Scope } from '../../compile/scope.ts';
import { readSettingFile, settingPath } from '../../compile/setting-file.ts';
import { type ResolvedSetting, readUrl, resolveSetting, warnOfExposure } from '../../compile/settings.ts';
import type { Path } from '../../read/position.ts';
import { OnlyTexts } from '../../read/read-text.ts';

/** The sandbox's url and secret, which replace an upstream's. */
export type Replacement = { readonly url: string; readonly secret: string } | undefined;

const REMEDY = ', or remove auth if the upstream needs none';

/** Reports a header that cannot carry a credential. */
export function checkAuthHeader(auth: Credential | undefined, place: Path, scope: Scope): void {
  if (auth !== undefined && 'header' in auth && auth.header !== undefined)
    checkCredentialHeader(auth.header, [...place, 'header'], scope);
}

/** Compiles a credential; undefined if it cannot be used, which is reported. */
export function compileCredential(
  auth: Credential,
  place: Path,
  replacement: Replacement,
  scope: Scope,
): CredentialPlan | undefined {
  if (replacement !== undefined) {
    const sources = { secret: '' };
    return createCredential({ kind: 'secret', settings: headerOf(auth), sources }, { secret: replacement.secret });
  }
  const kind = credentialKind(auth);
  const sources: Record<string, SecretSource> = {};
  const secrets: Record<string, string> = {};
  const resolved = new Map<string, ResolvedSetting>();
  const read: ResolvedSetting[] = [];
  const reader: CredentialReader = {
    secret(name, source, key) {
      const secret = resolve(source, key, 'secret');
      if (secret === undefined) return undefined;
      // Anyone can present an empty credential (CVE-2026-41432).
      if (secret.value.trim() === '') {
        const message = `the secret${secret.origin} is empty`;
        scope.report.error('empty-secret', secret.place, message, `set it${REMEDY}`);
        return undefined;
      }
      read.push(secret);
      sources[name] = secret.source;
      secrets[name] = secret.value;
      return secret.value;
    },
    text: (source, key) => resolve(source, key)?.value,
    url(source, key) {
      const url = resolve(source, key);
      const hint = 'write http:// or https://, a host and a path';
      return url === undefined || readUrl(url, scope, hint) === undefined ? undefined : url.value;
    },
    file(file, key) {
      const at = [...place, ...key];
      const path = settingPath(file, scope.report.fileOf(at));
      // A change of it needs no reload, so it does not count as a file of the configuration.
      const kept = scope.guarded?.files.get(path);
      const others = scope.read instanceof OnlyTexts ? scope.read : undefined;
      const found = kept === undefined ? readSettingFile(path, others) : { text: kept };
      if ('text' in found) return { path, text: found.text };
      scope.report.error('bad-file', at, `the file '${file}' ${found.problem}`, found.hint);
      return undefined;
    },
    refuse(key, problem, hint) {
      const { origin = '', place: at = [...place, ...key] } = resolved.get(key.join()) ?? {};
      scope.report.error('bad-secret', at, `the ${key.at(-1)}${origin} ${problem}`, hint);
    },
  };

  function resolve(source: SecretSource, key: readonly string[], use?: 'secret'): ResolvedSetting | undefined {
    const setting = resolveSetting(source, [...place, ...key], REMEDY, scope, use);
    if (setting !== undefined) resolved.set(key.join(), setting);
    return setting;
  }

  const settings = kind.read(auth, reader);
  if (settings === undefined) return undefined;
  for (const secret of read) warnOfExposure(secret, scope);
  return createCredential({ kind: kind.name, settings, sources }, secrets);
}

/** The credential of an upstream without `auth`. */
export const NO_CREDENTIAL = createCredential({ kind: NO_AUTH, settings: {}, sources: {} }, {});

/** Adds the upstream's own headers to its credential; undefined if one cannot be used, which is reported. */
export function withHeaders(
  credential: CredentialPlan | undefined,
  added: NonNullable<Upstream['headers']>,
  place: Path,
  scope: Scope,
): CredentialPlan | undefined {
  const headers: Record<string, string | null> = {};
  const sources: Record<string, SecretSource> = {};
  const secrets: Record<string, string> = {};
  for (const [name, setting] of Object.entries(added)) {
    const at = [...place, name];
    checkAddedHeader(name, at, scope);
    const isSecret = typeof setting !== 'string';
    const resolved = resolveSetting(setting, at, ', or remove the header', scope, isSecret ? 'secret' : 'text');
    if (resolved === undefined) return undefined;
    if (!isHeaderValue(resolved.value)) {
      const hint = 'set it, and check for a line break, or a space at the start or end';
      const message = `the value${resolved.origin} is empty or has characters that a header cannot carry`;
      scope.report.error('bad-secret', resolved.place, message, hint);
      return undefined;
    }
    headers[name] = isSecret ? null : resolved.value;
    if (!isSecret) continue;
    warnOfExposure(resolved, scope);
    sources[secretOfHeader(name)] = resolved.source;
    secrets[secretOfHeader(name)] = resolved.value;
  }
  if (credential === undefined) return undefined;
  const { kind, settings } = credential;
  const all = { kind, settings, headers, sources: { ...credential.sources, ...sources } };
  return createCredential(all, { ...credential.secrets, ...secrets });
}
