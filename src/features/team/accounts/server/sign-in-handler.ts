import * as v from 'valibot';
import type { SignedIn } from '../model/account.ts';
import { refuse, tell, wait, withCookies } from './auth-answers.ts';
import { browserOf } from './browser-of.ts';
import { endOwnSession } from './end-own-session.ts';
import type { OwnDependencies } from './own-dependencies.ts';
import { findAccount } from './find-account.ts';
import { createSecondFactorHandler } from './second-factor/second-factor-handler.ts';

type AnswerCall = (call: string, request: Request, clientAddress: string) => Promise<Response | undefined>;

interface HandlerParts extends OwnDependencies {
  session: (headers: Headers) => Promise<SignedIn | undefined>;
  /** What answers the other calls, each its own; undefined for any other. */
  others: readonly AnswerCall[];
}

const credentials = v.object({
  email: v.pipe(
    v.string(),
    v.maxLength(254),
    // No address has control characters, and PostgreSQL takes no NUL.
    v.transform((email) =>
      email
        .toWellFormed()
        .replaceAll(/\p{Cc}/gu, '')
        .trim(),
    ),
  ),
  password: v.pipe(v.string(), v.maxLength(512)),
});

/** better-auth's answer where a code is asked for; there is no session yet then. */
async function asksForCode(answer: Response): Promise<boolean> {
  const body: unknown = await answer.clone().json();
  return typeof body === 'object' && body !== null && 'twoFactorRedirect' in body;
}

/** Ends the session that the request came with, if there is one. */
async function endEarlier({ database, now, session }: HandlerParts, { headers }: Request): Promise<void> {
  const person = await session(headers);
  if (person)
    await endOwnSession(database, { sessionId: person.sessionId, person, action: 'sign-out', at: now() });
}

async function signOut(parts: HandlerParts, request: Request): Promise<Response> {
  await endEarlier(parts, request);
  return withCookies(await parts.auth.api.signOut({ headers: request.headers, asResponse: true }));
}

/** Does the answer open a session? */
async function opensSession({ auth }: HandlerParts, answer: Response): Promise<boolean> {
  const { name } = (await auth.$context).authCookies.sessionToken;
  return answer.headers
    .getSetCookie()
    .some((cookie) => cookie.startsWith(`${name}=`) && !/; Max-Age=0(?:;|$)/i.test(cookie));
}

type Answer = (request: Request, clientAddress: string) => Promise<Response>;

/** A browser has one session: the one that it had before would go on unseen. */
function keepOneSession(parts: HandlerParts, answer: Answer): Answer {
  return async (request, clientAddress) => {
    const given = await answer(request, clientAddress);
    if (await opensSession(parts, given)) await endEarlier(parts, request);
    return given;
  };
}

/** Stores a password that was found to be right in today's way, where it is stored in an earlier one. */
async function renewPasswordHash(
  { auth, database, hashing }: OwnDependencies,
  { email, password }: { email: string; password: string },
): Promise<void> {
  const account = await findAccount(auth, email);
  if (!account) return;
  const stored = await database
    .selectFrom('desk_credentials')
    .select(['id', 'password'])
    .where('user_id', '=', account.id)
    .where('provider_id', '=', 'credential')
    .executeTakeFirst();
  if (!stored?.password || !hashing.isOutdated?.(stored.password)) return;
  await database
    .updateTable('desk_credentials')
    .set({ password: await hashing.hash(password) })
    .where('id', '=', stored.id)
    // A password that was changed since is not undone.
    .where('password', '=', stored.password)
    .execute();
}

/**
 * The calls of signing in and out. Of better-auth's many endpoints only those are reachable, and of the sign-in's
 * parameters only address and password: `rememberMe` would lengthen the session, `callbackURL` redirect anywhere.
 * The session's token stays in the cookie; the answer does not repeat it.
 */
export function createSignInHandler(parts: HandlerParts) {
  const { auth, limit, knownDevices, record, session, others } = parts;
  const enterCode = createSecondFactorHandler(parts);

  async function signIn(request: Request, clientAddress: string): Promise<Response> {
    const body = v.safeParse(credentials, await request.json().catch(() => undefined));
    if (!body.success) return refuse(400, 'Send email and password.');
    const { email, password } = body.output;
    const person = { clientAddress, email };
    const attempt = { ...person, device: knownDevices.find(request.headers, email) };
    const limited = await limit.take(attempt);
    if (!limited.allowed) {
      const outcome = limited.by === 'account' ? 'locked' : 'too-many-attempts';
      await record({ kind: 'sign-in', outcome, ...person });
      return wait(limited.waitSeconds);
    }
    const answer = await auth.api.signInEmail({
      body: { email, password },
      // The list of sessions names the browser; nothing else of the request counts.
      headers: new Headers({ 'User-Agent': browserOf(request.headers) }),
      asResponse: true,
    });
    if (answer.status >= 500) return refuse(500, 'Internal error');
    if (!answer.ok) {
      await record({ kind: 'sign-in', outcome: 'wrong-password', ...person });
      if (limited.delaySeconds > 0) await record({ kind: 'lock-out', outcome: 'locked', ...person });
      return refuse(401, 'Email or password is wrong.');
    }
    await limit.giveBack(attempt);
    await renewPasswordHash(parts, { email, password });
    if (await asksForCode(answer)) {
      await record({ kind: 'sign-in', outcome: 'code-required', ...person });
      return withCookies(answer, { second_factor: true });
    }
    await record({ kind: 'sign-in', outcome: 'accepted', ...person });
    return knownDevices.remember(withCookies(answer), email);
  }

  async function answerCall(request: Request, clientAddress: string): Promise<Response> {
    const call = `${request.method} ${new URL(request.url).pathname}`;
    if (call === 'POST /api/auth/sign-in') return signIn(request, clientAddress);
    if (call === 'POST /api/auth/second-factor') return enterCode(request, clientAddress);
    if (call === 'POST /api/auth/sign-out') return signOut(parts, request);
    if (call === 'GET /api/auth/session') return tell((await session(request.headers)) ?? null);
    for (const other of others) {
      const answer = await other(call, request, clientAddress);
      if (answer) return answer;
    }
    return refuse(404, 'There is nothing here.');
  }

  return keepOneSession(parts, answerCall);
}
