import * as v from 'valibot';
import { accountErrorWords } from '../../model/account-error-words.ts';
import { enteredCode, readEnteredCode } from '../../model/second-factor.ts';
import { refuse, wait, withCookies } from '../auth-answers.ts';
import { browserOf } from '../browser-of.ts';
import type { OwnDependencies } from '../own-dependencies.ts';
import { challengeCookie } from './challenge-plugin.ts';
import { consumeAppCode, type CodeOutcome } from './consume-app-code.ts';

const codeBody = v.object({ code: enteredCode });

/**
 * Only the cookie between password and code, so that a session that is open already has no part in it: better-auth would take it in the
 * place of the sign-in that waits.
 */
function challengeHeaders(headers: Headers): Headers {
  const cookies = (headers.get('cookie') ?? '').split(';').map((cookie) => cookie.trim());
  const challenge = cookies.filter((cookie) => cookie.split('=')[0]?.endsWith(`.${challengeCookie}`));
  return new Headers({ cookie: challenge.join('; '), 'User-Agent': browserOf(headers) });
}

/** Answers `POST /api/auth/second-factor`: the code that follows the password. */
export function createSecondFactorHandler(parts: OwnDependencies) {
  const { auth, limit, knownDevices, record } = parts;

  async function checkApp(userId: string, headers: Headers, code: string) {
    const outcome = await consumeAppCode(parts, { userId, code });
    if (outcome !== 'accepted') return { outcome, answer: undefined };
    return { outcome, answer: await auth.api.verifyTOTP({ headers, body: { code }, asResponse: true }) };
  }

  async function checkRecovery(headers: Headers, code: string) {
    const answer = await auth.api.verifyBackupCode({ headers, body: { code }, asResponse: true });
    const outcome: CodeOutcome = answer.ok ? 'accepted' : 'wrong';
    return { outcome, answer };
  }

  return async (request: Request, clientAddress: string): Promise<Response> => {
    const body = v.safeParse(codeBody, await request.json().catch(() => undefined));
    if (!body.success) return refuse(400, 'Send a code.');
    const headers = challengeHeaders(request.headers);
    const challenged = await auth.api.findChallenged({ headers });
    if (!challenged) return refuse(410, 'This sign-in took too long. Enter your password again.');
    const { id: userId, email } = challenged;
    const device = knownDevices.find(request.headers, email);
    const attempt = { clientAddress, email, factor: 'code', device } as const;
    const limited = await limit.take(attempt);
    if (!limited.allowed) {
      const outcome = limited.by === 'account' ? 'locked' : 'too-many-attempts';
      await record({ kind: 'sign-in', outcome, email, clientAddress });
      return wait(limited.waitSeconds);
    }
    const { kind, code } = readEnteredCode(body.output.code);
    const { outcome, answer } =
      kind === 'app' ? await checkApp(userId, headers, code) : await checkRecovery(headers, code);
    if (answer && answer.status >= 500) return refuse(500, 'Internal error');
    if (!answer?.ok) {
      const issue = outcome === 'used' ? 'used-code' : 'wrong-code';
      await record({ kind: 'sign-in', outcome: issue, email, clientAddress });
      if (limited.delaySeconds > 0)
        await record({ kind: 'lock-out', outcome: 'locked', email, clientAddress });
      return refuse(401, accountErrorWords[issue]);
    }
    await limit.giveBack(attempt);
    const accepted = kind === 'app' ? 'accepted' : 'recovery-code';
    await record({ kind: 'sign-in', outcome: accepted, email, clientAddress });
    return knownDevices.remember(withCookies(answer), email);
  };
}
