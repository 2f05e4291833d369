import { generateKeyPairSync } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Provider, type Adapter, type AdapterPayload } from 'oidc-provider';
import type { SingleSignOnSettings } from '#platform/env/settings.ts';

/** A person of the provider, by the name with which they sign in there. */
export interface ProviderPerson {
  email?: unknown;
  /** A boolean by the standard; text at some providers. */
  email_verified?: unknown;
  name?: unknown;
}

export interface SignInProvider {
  settings: SingleSignOnSettings;
  people: Record<string, ProviderPerson>;
  /** Stops listening; its port is kept for it. */
  close(): Promise<void>;
}

interface ProviderOptions {
  /** Origin of the desk, which is the provider's only client. */
  deskOrigin: string;
  /** Of an earlier one that is to be back; a free one otherwise. */
  port?: number;
  /** Whether the ID token names the email address; otherwise only the UserInfo endpoint does. */
  tellsInToken?: boolean;
}

const page = (body: string) =>
  `<!doctype html><html lang="en"><title>Sign-in provider</title><body><h1>Sign-in provider</h1><form method="post">${body}</form>`;

const pages: Record<string, string> = {
  login: page('<label>User <input name="login"></label> <button name="act" value="login">Continue</button>'),
  consent: page(
    '<p>Tell the desk who you are?</p><button name="act" value="agree">Agree</button> <button name="act" value="refuse">Refuse</button>',
  ),
};

async function readForm(request: IncomingMessage): Promise<URLSearchParams> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return new URLSearchParams(Buffer.concat(chunks).toString());
}

/** The provider's own pages: who someone is, and whether the desk may know. */
async function interact(provider: Provider, request: IncomingMessage, response: ServerResponse) {
  const { prompt, params, session } = await provider.interactionDetails(request, response);
  if (request.method === 'GET') {
    response.setHeader('content-type', 'text/html').end(pages[prompt.name]);
    return;
  }
  const form = await readForm(request);
  if (form.get('act') === 'refuse')
    return provider.interactionFinished(request, response, { error: 'access_denied' });
  if (form.get('act') === 'login') {
    const accountId = form.get('login') ?? '';
    return provider.interactionFinished(request, response, { login: { accountId } });
  }
  const grant = new provider.Grant({
    accountId: session!.accountId,
    clientId: String(params['client_id']),
  });
  grant.addOIDCScope('openid email profile');
  const consent = { grantId: await grant.save() };
  return provider.interactionFinished(request, response, { consent }, { mergeWithLastSubmission: true });
}

/** What the provider remembers, in memory. */
function createAdapter() {
  const rows = new Map<string, AdapterPayload>();
  return (model: string): Adapter => {
    const keyOf = (id: string) => `${model} ${id}`;
    const find = async (id: string) => rows.get(keyOf(id));
    return {
      find,
      upsert: async (id, payload) => void rows.set(keyOf(id), structuredClone(payload)),
      findByUid: async (uid) => [...rows.values()].find((row) => row.uid === uid && row.kind === model),
      findByUserCode: async () => undefined,
      destroy: async (id) => void rows.delete(keyOf(id)),
      consume: async (id) => void Object.assign((await find(id)) ?? {}, { consumed: Date.now() / 1000 }),
      revokeByGrantId: async (grantId) => {
        for (const [key, row] of rows) if (row.grantId === grantId) rows.delete(key);
      },
    };
  };
}

const ttl = {
  AccessToken: 600,
  AuthorizationCode: 60,
  Grant: 600,
  IdToken: 600,
  Interaction: 600,
  Session: 600,
};

/** A real OpenID Connect provider on loopback. Its host name is another one than the desk's, so cookies are those of two sites. */
export async function startSignInProvider(options: ProviderOptions): Promise<SignInProvider> {
  const people: SignInProvider['people'] = {};
  const key = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({ format: 'jwk' });
  const server = createServer();
  await new Promise<void>((listening) => server.listen(options.port ?? 0, '127.0.0.1', listening));
  const issuer = `http://localhost:${(server.address() as AddressInfo).port}`;
  const client = { client_id: 'the-desk', client_secret: 'a secret that the desk and the provider share' };
  const provider = new Provider(issuer, {
    clients: [{ ...client, redirect_uris: [`${options.deskOrigin}/api/auth/callback/single-sign-on`] }],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    conformIdTokenClaims: !options.tellsInToken,
    adapter: createAdapter(),
    ttl,
    cookies: { keys: ['a key of the tests'] },
    jwks: { keys: [{ ...key, kty: 'RSA', alg: 'RS256', use: 'sig' }] },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_ctx, { uid }) => `/interaction/${uid}` },
    findAccount: (_ctx, id) => {
      const person = people[id];
      return person && { accountId: id, claims: () => ({ sub: id, ...person }) };
    },
  });
  const handle = provider.callback();
  server.on('request', (request, response) => {
    const answered = request.url?.startsWith('/interaction/')
      ? interact(provider, request, response)
      : handle(request, response);
    answered.catch((error: unknown) => response.writeHead(500).end(String(error)));
  });
  return {
    settings: {
      issuer,
      clientId: client.client_id,
      clientSecret: client.client_secret,
      name: 'Harbor ID',
      prompt: 'login',
    },
    people,
    close: async () => {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}
