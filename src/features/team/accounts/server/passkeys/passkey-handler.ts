import * as v from 'valibot';
import { findPasskeyObstacle, passkeySignInSchema } from '../../model/passkey.ts';
import { refuse, tell, wait, withCookies } from '../auth-answers.ts';
import type { OwnDependencies } from '../own-dependencies.ts';
import { passkeyHeaders, type PasskeyAnswer } from './find-passkey-owner.ts';
import { notVerifiedCode } from './passkey-plugin.ts';

/** Calls of one network address: each begun sign-in is a row for five minutes. */
const callsOfAddress = { name: 'passkey calls', points: 120, windowSeconds: 15 * 60, isKept: true };

/** Answers the two calls of signing in by passkey; undefined for any other. @param deskOrigin scheme, host and port */
export function createPasskeyHandler(
  { auth, limits, knownDevices, record }: OwnDependencies,
  deskOrigin: string,
) {
  const isOffered = findPasskeyObstacle(deskOrigin) === undefined;

  async function begin(): Promise<Response> {
    const headers = new Headers();
    const answer = await auth.api.generatePasskeyAuthenticationOptions({ headers, asResponse: true });
    if (!answer.ok) return refuse(500, 'Internal error');
    const options = (await answer.json()) as object;
    // better-auth would let the device decide; without its user's verification the answer is refused.
    return withCookies(answer, { options: { ...options, userVerification: 'required' } });
  }

  async function signIn(request: Request, clientAddress: string): Promise<Response> {
    const body = v.safeParse(passkeySignInSchema, await request.json().catch(() => undefined));
    if (!body.success) return refuse(400, 'Send what the passkey answered.');
    const headers = passkeyHeaders(request.headers);
    const answer = await auth.api.verifyPasskeyAuthentication({
      headers,
      // better-auth reads it and refuses what is not of this shape.
      body: body.output as unknown as PasskeyAnswer,
      asResponse: true,
    });
    const told = (await answer.clone().json()) as { code?: string; user?: { email: string } };
    if (!answer.ok || !told.user) {
      await record({ kind: 'sign-in', outcome: 'wrong-passkey', email: '', clientAddress });
      return told.code === notVerifiedCode
        ? refuse(401, 'This passkey was used without PIN, fingerprint or face. The desk needs one of them.')
        : refuse(401, 'Signing in with this passkey did not work. Try again, or use your password.');
    }
    const { email } = told.user;
    await record({ kind: 'sign-in', outcome: 'passkey', email, clientAddress });
    return knownDevices.remember(withCookies(answer), email);
  }

  return async (call: string, request: Request, clientAddress: string): Promise<Response | undefined> => {
    const isBegin = call === 'POST /api/auth/passkey/options';
    if (!isBegin && call !== 'POST /api/auth/passkey') return undefined;
    if (!isOffered) return isBegin ? tell({ options: null }) : refuse(404, 'Passkeys are not offered here.');
    const refusal = await limits.take([{ rule: callsOfAddress, key: clientAddress }]);
    if (refusal) return wait(refusal.retryAfterSeconds);
    return isBegin ? begin() : signIn(request, clientAddress);
  };
}
