import { AsyncLocalStorage } from 'node:async_hooks';
import { betterAuth } from 'better-auth';
import { validateAuthorizationCode } from 'better-auth/oauth2';
import { genericOAuth } from 'better-auth/plugins/generic-oauth';
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
import { within } from './within.ts';

/* Loaded when someone uses single sign-on for the first time: a desk without it does not load the plugin. */

/** What is known of one answer of the provider while better-auth works on it. */
export interface Attempt {
  email?: string;
  refusal?: SingleSignOnRefusal;
}

interface SingleSignOnAuthOptions extends AccountAuthOptions {
  settings: SingleSignOnSettings;
  parts: AccountDependencies;
}

type GetToken = Parameters<typeof validateAuthorizationCode>[0];

function createPlugin(
  { settings, parts }: SingleSignOnAuthOptions,
  provider: ProviderDocument,
  attempts: AsyncLocalStorage<Attempt>,
) {
  const { issuer } = provider;
  const { clientId, clientSecret } = settings;
  const takesPost = provider.token_endpoint_auth_methods_supported?.includes('client_secret_post');
  const refuse = (refusal: SingleSignOnRefusal) => Object.assign(attempts.getStore() ?? {}, { refusal });
  const subjectOf = (sub: string) => `${issuer} ${sub}`;
  const exchange = (data: Pick<GetToken, 'code' | 'redirectURI' | 'codeVerifier'>) =>
    validateAuthorizationCode({
      ...data,
      options: { clientId, clientSecret },
      tokenEndpoint: provider.token_endpoint,
      authentication: takesPost ? 'post' : 'basic',
    });
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
            // An answer with an error has a status: the code was wrong. Otherwise there was none.
            const answered = typeof error === 'object' && error !== null && 'status' in error;
            refuse(answered ? 'not-finished' : 'unreachable');
            throw error;
          }),
        getUserInfo: async (tokens) => {
          const { sub, email = '', email_verified, name } = await readClaims(tokens, provider);
          Object.assign(attempts.getStore() ?? {}, { email });
          const isVerified = email_verified === true;
          const refusal = await admit(parts, { subject: subjectOf(sub), issuer, email, isVerified });
          if (refusal) {
            refuse(refusal);
            return null;
          }
          return { sub, email, emailVerified: isVerified, name };
        },
      },
    ],
  });
}

/**
 * A second better-auth on the same tables, secret and cookies, with the provider alone: the desk's own needs no network and no plugin for
 * it. Its sessions say how they began. Tokens of the provider are not kept.
 * @throws Error where the provider does not respond or is another one
 */
export async function createSingleSignOnAuth(options: SingleSignOnAuthOptions) {
  const provider = await discoverProvider(options.settings.issuer);
  const attempts = new AsyncLocalStorage<Attempt>();
  const base = accountAuthOptions(options);
  const refuseDisabled = base.databaseHooks.session.create.before;
  const auth = betterAuth({
    ...base,
    plugins: [createPlugin(options, provider, attempts)],
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
  if (!socialProviders.some(({ id }) => id === singleSignOnProvider))
    throw new Error('The sign-in provider does not describe itself as OpenID Connect asks');
  return {
    auth,
    sessionCookie: authCookies.sessionToken.name,
    /** Does the provider still describe itself? */
    responds: async () =>
      discoverProvider(options.settings.issuer).then(
        () => true,
        () => false,
      ),
    /** Answers the provider's return, and says what is known of it. */
    async finish(request: Request): Promise<{ answer: Response; attempt: Attempt }> {
      const attempt: Attempt = {};
      const answer = await attempts.run(attempt, () => auth.handler(request));
      return { answer, attempt };
    },
  };
}

export type SingleSignOnAuth = Awaited<ReturnType<typeof createSingleSignOnAuth>>;
