import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import type { SignedIn } from '#features/team/accounts/model/account.ts';
import { may, type DeskAction } from '#features/team/accounts/model/permissions.ts';
import { readAccessToken } from '#features/team/accounts/model/access-token.ts';
import type { Accounts } from '#features/team/accounts/server/accounts.ts';
import { AppError } from '#lib/app-error.ts';

/** The network address of a caller. */
export type AddressOf = (c: Context<{ Bindings: Partial<HttpBindings> }>) => string;

/** Of a call of someone who is signed in. */
export const clientOf = (addressOf: AddressOf, c: Context<DeskEnvironment>) =>
  addressOf(c as unknown as Parameters<AddressOf>[0]);

/** Set by the gates of the desk's API. */
export interface DeskVariables {
  person: SignedIn;
}

export type DeskEnvironment = { Variables: DeskVariables };

const loopbackNames = new Set(['localhost', '127.0.0.1', '[::1]']);

function parseHost(host: string | undefined): URL | undefined {
  return host && URL.canParse(`http://${host}`) ? new URL(`http://${host}`) : undefined;
}

/**
 * The origins under which this request's own pages may call it: the configured one, and the loopback names on any port.
 * Empty for any other host, which is how a page elsewhere whose name was rebound to this machine is recognized.
 */
function originsOf(host: string | undefined, deskOrigin: string): string[] {
  const parsed = parseHost(host);
  if (!parsed) return [];
  const configured = new URL(deskOrigin);
  const origins = parsed.host === configured.host || host === configured.host ? [configured.origin] : [];
  return loopbackNames.has(parsed.hostname) ? [...origins, parsed.origin] : origins;
}

/** Refuses host names that are not the desk's: DNS rebinding. */
export function requireDeskHost(deskOrigin: string) {
  return createMiddleware(async (c, next) => {
    if (originsOf(c.req.header('host'), deskOrigin).length === 0)
      throw new AppError('forbidden', 'The desk is not served under this host name.');
    await next();
  });
}

/** No form and no plain link of another site can send these. */
const ownMediaTypes = new Set(['application/json', 'application/octet-stream']);

/**
 * Refuses calls that change something unless a page of the desk itself sent them. A call with an access token is a script’s: no page of
 * another site can make a browser send one, and with it no cookie counts.
 */
export function requireSameOrigin(deskOrigin: string) {
  return createMiddleware(async (c, next) => {
    if (c.req.method !== 'GET' && c.req.method !== 'HEAD') {
      const origin = c.req.header('origin');
      if (
        !readAccessToken(c.req.raw.headers) &&
        (!origin || !originsOf(c.req.header('host'), deskOrigin).includes(origin))
      )
        throw new AppError(
          'forbidden',
          'This was not sent from a page of the desk. Open the desk and try again.',
        );
      const [mediaType] = (c.req.header('content-type') ?? '').split(';');
      if (!ownMediaTypes.has(mediaType?.trim().toLowerCase() ?? ''))
        throw new AppError('unsupported-media-type', 'Send JSON.');
    }
    await next();
  });
}

/** Lets only those pass who are signed in, and says who it is. */
export function requireSession(accounts: Pick<Accounts, 'session' | 'record'>, addressOf: AddressOf) {
  return createMiddleware<DeskEnvironment>(async (c, next) => {
    const { headers } = c.req.raw;
    const person = await accounts.session(headers);
    if (!person && readAccessToken(headers)) {
      const clientAddress = clientOf(addressOf, c);
      await accounts.record({ kind: 'access', outcome: 'wrong-token', email: '', clientAddress });
      return c.json({ message: 'This access token has expired or does not exist.' }, 401);
    }
    if (!person) return c.json({ message: 'Sign in first.' }, 401);
    c.set('person', person);
    return next();
  });
}

/** Behind `requireSession`: what people do with accounts, they do themselves. */
export const refuseTokens = createMiddleware<DeskEnvironment>(async (c, next) => {
  if (c.var.person.token !== undefined)
    throw new AppError('forbidden', 'An access token cannot do this. Sign in at the desk.');
  await next();
});

/** Behind `requireSession` and the routes of one's own second factor: the others are closed to those who must set one up first. */
export const requireSecondFactor = createMiddleware<DeskEnvironment>(async (c, next) => {
  if (c.var.person.mustSetUpSecondFactor) throw new AppError('forbidden', 'Set up your second factor first.');
  await next();
});

/** Behind `requireSession`: lets only those pass who may do at least one of these. */
export function allow(...actions: DeskAction[]) {
  return createMiddleware<DeskEnvironment>(async (c, next) => {
    const { roles, scopes } = c.var.person;
    if (!actions.some((action) => may(c.var.person, action)))
      throw new AppError(
        'forbidden',
        scopes && actions.some((action) => may({ roles }, action))
          ? 'This access token does not allow this. Create one with the scope that it needs.'
          : 'Your account is not allowed to do this.',
      );
    await next();
  });
}

/** For a decision that takes an item out of the store: one permission more than the decision itself needs. @throws AppError forbidden */
export function requireListingChange(person: SignedIn): void {
  if (!may(person, 'listings.change'))
    throw new AppError('forbidden', 'Your account is not allowed to change listed items.');
}
