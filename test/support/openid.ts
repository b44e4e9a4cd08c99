/** An OpenID provider on loopback, of a library that others wrote, at which everybody is who they say they are. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Provider } from 'oidc-provider';
import type { Test } from 'tap';

/** Claims of somebody. */
export interface Someone {
  readonly sub: string;
  readonly groups?: readonly string[] | string;
  readonly email?: string;
  readonly email_verified?: boolean;
}

/** The running provider. */
export interface OpenidServer {
  readonly issuer: string;
  /** Who signs in next. */
  someone: Someone;
  /** Starts to know a client. */
  open(redirect_uri: string): void;
}

export const CLIENT = { client_id: 'tollgate', client_secret: 'a-secret-of-the-provider-for-tollgate' };

/** Starts a provider, whose client is known after `open`. */
export async function startOpenid(t: Test): Promise<OpenidServer> {
  let handle = (_request: IncomingMessage, response: ServerResponse): void => void response.writeHead(503).end();
  const server = createServer((request, response) => handle(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  t.teardown(() => server.close().closeAllConnections());
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const openid: OpenidServer = {
    issuer,
    someone: { sub: 'nobody' },
    open(redirect_uri) {
      const provider = createProvider(issuer, redirect_uri, () => openid.someone);
      const callback = provider.callback();
      handle = (request, response) => {
        if (request.url?.startsWith('/interaction/') !== true) return callback(request, response);
        void consent(provider, openid.someone, request, response);
      };
    },
  };
  return openid;
}

function createProvider(issuer: string, redirect_uri: string, someone: () => Someone): Provider {
  return new Provider(issuer, {
    clients: [{ ...CLIENT, redirect_uris: [redirect_uri], grant_types: ['authorization_code'] }],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['groups'] },
    pkce: { required: () => true },
    cookies: { keys: ['test'] },
    features: { devInteractions: { enabled: false } },
    findAccount: async (_context: unknown, sub: string) => ({
      accountId: sub,
      claims: async () => ({ ...someone(), sub }),
    }),
  });
}

/** Answers the questions for a user and a password, and for consent, at once. */
async function consent(provider: Provider, { sub }: Someone, request: IncomingMessage, response: ServerResponse) {
  const { params } = await provider.interactionDetails(request, response);
  const grant = new provider.Grant({ accountId: sub, clientId: params.client_id });
  grant.addOIDCScope(params.scope ?? 'openid');
  const result = { login: { accountId: sub }, consent: { grantId: await grant.save() } };
  await provider.interactionFinished(request, response, result);
}
