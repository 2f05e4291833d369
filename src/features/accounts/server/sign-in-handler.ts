import * as v from 'valibot';
import type { SignedIn } from '../model/account.ts';
import type { AccountAuth } from './account-auth.ts';
import type { RecordSecurityEvent } from './security-events.ts';
import type { SignInAttempt, SignInLimit } from './sign-in-limit.ts';

interface HandlerParts {
  auth: AccountAuth;
  limit: SignInLimit;
  record: RecordSecurityEvent;
  session: (headers: Headers) => Promise<SignedIn | undefined>;
  answerInvitation: (call: string, request: Request) => Promise<Response | undefined>;
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

const headers = { 'Cache-Control': 'no-store' };
const refuse = (status: number, message: string, more: Record<string, string> = {}) =>
  Response.json({ message }, { status, headers: { ...headers, ...more } });

/**
 * The three calls of signing in and out. Of better-auth's many endpoints only those two are reachable, and of the sign-in's
 * parameters only address and password: `rememberMe` would lengthen the session, `callbackURL` redirect anywhere.
 * The session's token stays in the cookie; the answer does not repeat it.
 */
export function createSignInHandler({ auth, limit, record, session, answerInvitation }: HandlerParts) {
  async function wait(attempt: SignInAttempt, refused: { by: 'address' | 'account'; waitSeconds: number }) {
    const outcome = refused.by === 'account' ? 'locked' : 'too-many-attempts';
    await record({ kind: 'sign-in', outcome, ...attempt });
    return refuse(429, 'Too many failed attempts. Wait a while and try again.', {
      'Retry-After': String(refused.waitSeconds),
    });
  }

  async function signIn(request: Request, clientAddress: string): Promise<Response> {
    const body = v.safeParse(credentials, await request.json().catch(() => undefined));
    if (!body.success) return refuse(400, 'Send email and password.');
    const { email, password } = body.output;
    const attempt = { clientAddress, email };
    const limited = await limit.take(attempt);
    if (!limited.allowed) return wait(attempt, limited);
    const answer = await auth.api.signInEmail({
      body: { email, password },
      // The list of sessions names the browser; nothing else of the request counts.
      headers: new Headers({ 'User-Agent': (request.headers.get('User-Agent') ?? '').slice(0, 300) }),
      asResponse: true,
    });
    if (answer.status >= 500) return refuse(500, 'Internal error');
    if (!answer.ok) {
      await record({ kind: 'sign-in', outcome: 'wrong-password', ...attempt });
      if (limited.delaySeconds > 0) await record({ kind: 'lock-out', outcome: 'locked', ...attempt });
      return refuse(401, 'Email or password is wrong.');
    }
    await limit.giveBack(attempt);
    await record({ kind: 'sign-in', outcome: 'accepted', ...attempt });
    const outgoing = new Headers(headers);
    for (const cookie of answer.headers.getSetCookie()) outgoing.append('Set-Cookie', cookie);
    return new Response(null, { status: 204, headers: outgoing });
  }

  async function signOut(request: Request): Promise<Response> {
    const answer = await auth.api.signOut({ headers: request.headers, asResponse: true });
    const outgoing = new Headers(headers);
    for (const cookie of answer.headers.getSetCookie()) outgoing.append('Set-Cookie', cookie);
    return new Response(null, { status: 204, headers: outgoing });
  }

  return async (request: Request, clientAddress: string): Promise<Response> => {
    const call = `${request.method} ${new URL(request.url).pathname}`;
    if (call === 'POST /api/auth/sign-in') return signIn(request, clientAddress);
    if (call === 'POST /api/auth/sign-out') return signOut(request);
    if (call === 'GET /api/auth/session')
      return Response.json((await session(request.headers)) ?? null, { headers });
    return (await answerInvitation(call, request)) ?? refuse(404, 'There is nothing here.');
  };
}
