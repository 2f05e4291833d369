import { AsyncLocalStorage } from 'node:async_hooks';
import { betterAuth } from 'better-auth';
import { validateAuthorizationCode } from 'better-auth/oauth2';
import { genericOAuth } from 'better-auth/plugins/generic-oauth';
import { within } from '#lib/within.ts';
import type { SingleSignOnSettings } from '#platform/env/settings.ts';
import type { SingleSignOnRefusal } from '../../model/single-sign-on.ts';
import { accountAuthOptions, type AccountAuthOptions } from '../account-auth.ts';
import type { AccountDependencies } from '../account-dependencies.ts';
import { admit } from './admit.ts';
import {
  discoverProvider,
  discoveryAddress,
  providerTimeoutMs,
  type ProviderDocument,
} from './discover-provider.ts';
import { singleSignOnProvider } from './provider-id.ts';
import { readClaims } from './read-claims.ts';
import { SignInFailure } from './sign-in-failure.ts';
import { keysOf, verifyIdToken } from './verify-id-token.ts';

/* Loaded when someone uses single sign-on for the first time: a desk without it does not load the plugin. */

/** What is known of one answer of the provider while better-auth works on it. */
export interface Attempt {
  email?: string;
  refusal?: SingleSignOnRefusal;
  /** Why, for the log; without anything about the person. */
  reason?: string;
}

interface SingleSignOnAuthOptions extends AccountAuthOptions {
  settings: SingleSignOnSettings;
  parts: AccountDependencies;
}

type GetToken = Parameters<typeof validateAuthorizationCode>[0];

type Refuse = (refusal: SingleSignOnRefusal, reason: string) => void;

/** An answer with an error has a status, and names what was wrong (RFC 6749, §5.2); only a wrong or used code is the person's affair. */
function tokenFailure(error: unknown): SignInFailure {
  const { status, error: name } = (typeof error === 'object' && error !== null ? error : {}) as {
    status?: unknown;
    error?: unknown;
  };
  if (typeof status !== 'number' || status >= 500)
    return new SignInFailure('unreachable', 'the token endpoint does not respond');
  const reason = `the token endpoint answered ${status} ${typeof name === 'string' ? name : ''}`.trim();
  return new SignInFailure(name === 'invalid_grant' ? 'not-finished' : 'provider-error', reason);
}

/** Runs a step, and keeps why it failed. @returns undefined where it failed */
async function keepFailure<Result>(work: Promise<Result>, refuse: Refuse): Promise<Result | undefined> {
  try {
    return await work;
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    refuse(error instanceof SignInFailure ? error.refusal : 'desk-error', message);
    return undefined;
  }
}

function createPlugin(
  { settings, parts }: SingleSignOnAuthOptions,
  provider: ProviderDocument,
  { attempts, refuse }: { attempts: AsyncLocalStorage<Attempt>; refuse: Refuse },
) {
  const { issuer } = provider;
  const { clientId, clientSecret } = settings;
  const takesPost = provider.token_endpoint_auth_methods_supported?.includes('client_secret_post');
  const subjectOf = (sub: string) => `${issuer} ${sub}`;
  const exchange = (data: Pick<GetToken, 'code' | 'redirectURI' | 'codeVerifier'>) =>
    validateAuthorizationCode({
      ...data,
      options: { clientId, clientSecret },
      tokenEndpoint: provider.token_endpoint,
      authentication: takesPost ? 'post' : 'basic',
    });
  const enter = async (tokens: Parameters<typeof readClaims>[0]) => {
    const { sub, email, isVerified, name, verifiedType } = await readClaims(tokens, provider);
    Object.assign(attempts.getStore() ?? {}, { email });
    const refusal = await admit(parts, { subject: subjectOf(sub), issuer, email, isVerified });
    if (refusal) throw new SignInFailure(refusal, `email_verified is ${verifiedType}`);
    return { sub, email, emailVerified: isVerified, name };
  };
  return genericOAuth({
    config: [
      {
        providerId: singleSignOnProvider,
        discoveryUrl: discoveryAddress(settings.issuer),
        requireIdTokenVerification: true,
        clientId,
        clientSecret,
        scopes: ['openid', 'email', 'profile'],
        prompt: settings.prompt,
        disableSignUp: true,
        accountSubject: ({ profile }) => subjectOf(String(profile.sub)),
        getToken: (data) =>
          within(exchange(data), providerTimeoutMs).catch((error: unknown) => {
            const failure = tokenFailure(error);
            refuse(failure.refusal, failure.message);
            throw error;
          }),
        getUserInfo: async (tokens) => (await keepFailure(enter(tokens), refuse)) ?? null,
      },
    ],
  });
}

/** In place of better-auth's own check, which allows the clocks no difference and says only that something was wrong. */
function createVerifier(
  { issuer, clientId }: SingleSignOnSettings,
  provider: ProviderDocument,
  refuse: Refuse,
) {
  const expected = {
    issuer: provider.issuer,
    clientId,
    algorithms: provider.id_token_signing_alg_values_supported,
    keys: keysOf(provider, issuer),
  };
  return async (token: string, nonce?: string): Promise<boolean> => {
    const verified = verifyIdToken(expected, { token, nonce }).then(() => true);
    return (await keepFailure(verified, refuse)) ?? false;
  };
}

const responds = ({ issuer }: SingleSignOnSettings): Promise<boolean> =>
  discoverProvider(issuer).then(
    () => true,
    () => false,
  );

/**
 * A second better-auth on the same tables, secret and cookies, with the provider alone: the desk's own needs no network and no plugin for
 * it. Its sessions say how they began. Tokens of the provider are not kept.
 * @throws Error where the provider does not respond or is another one
 */
export async function createSingleSignOnAuth(options: SingleSignOnAuthOptions) {
  const provider = await discoverProvider(options.settings.issuer);
  const attempts = new AsyncLocalStorage<Attempt>();
  const refuse: Refuse = (refusal, reason) => Object.assign(attempts.getStore() ?? {}, { refusal, reason });
  const base = accountAuthOptions(options);
  const refuseDisabled = base.databaseHooks.session.create.before;
  const auth = betterAuth({
    ...base,
    plugins: [createPlugin(options, provider, { attempts, refuse })],
    account: { ...base.account, updateAccountOnSignIn: false },
    advanced: {
      ...base.advanced,
      // The way back begins at the provider's page: a strict cookie would be missing.
      cookies: { state: { attributes: { sameSite: 'lax' } } },
    },
    databaseHooks: {
      account: {
        create: {
          before: async (account) => ({
            data: { ...account, accessToken: null, refreshToken: null, idToken: null },
          }),
        },
      },
      session: {
        create: {
          before: async (session, context) =>
            (await refuseDisabled(session, context)) ?? {
              data: { ...session, signedInBy: singleSignOnProvider },
            },
        },
      },
    },
  });
  const { socialProviders, authCookies } = await within(auth.$context, providerTimeoutMs);
  const used = socialProviders.find(({ id }) => id === singleSignOnProvider);
  if (!used) throw new Error('The sign-in provider does not describe itself as OpenID Connect asks');
  used.options = { ...used.options, verifyIdToken: createVerifier(options.settings, provider, refuse) };
  return {
    auth,
    sessionCookie: authCookies.sessionToken.name,
    /** Does the provider still describe itself? */
    responds: () => responds(options.settings),
    /** Answers the provider's return, and says what is known of it. */
    async finish(request: Request): Promise<{ answer: Response; attempt: Attempt }> {
      const attempt: Attempt = {};
      const answer = await attempts.run(attempt, () => auth.handler(request));
      return { answer, attempt };
    },
  };
}

export type SingleSignOnAuth = Awaited<ReturnType<typeof createSingleSignOnAuth>>;
