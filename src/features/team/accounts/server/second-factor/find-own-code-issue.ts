import type { CodeIssue } from '../../model/account-error.ts';
import type { SignedIn } from '../../model/account.ts';
import { readEnteredCode } from '../../model/second-factor.ts';
import type { OwnDependencies } from '../own-dependencies.ts';
import { consumeAppCode } from './consume-app-code.ts';

/** A call with which people change their own second factor. */
export interface OwnCall {
  person: SignedIn;
  /** With the cookie of the session. */
  headers: Headers;
  /** Network address of the caller. */
  clientAddress: string;
}

async function isRecoveryCode({ auth }: OwnDependencies, headers: Headers, code: string): Promise<boolean> {
  const answer = await auth.api.verifyBackupCode({
    headers,
    body: { code, disableSession: true },
    asResponse: true,
  });
  if (answer.status >= 500) throw new Error('A recovery code could not be checked');
  return answer.ok;
}

/** Uses up a code of someone who is signed in, of the app or a recovery code. Wrong ones count for the session. */
export async function findOwnCodeIssue(
  parts: OwnDependencies,
  { person, headers, clientAddress }: OwnCall,
  entered: string,
): Promise<CodeIssue | undefined> {
  const { limit, record } = parts;
  const device = person.sessionId;
  const attempt = { clientAddress, email: person.email, factor: 'code', device } as const;
  if (!(await limit.take(attempt)).allowed) return 'too-many-attempts';
  const { kind, code } = readEnteredCode(entered);
  const recovered = kind === 'recovery' && (await isRecoveryCode(parts, headers, code));
  const outcome = kind === 'app' ? await consumeAppCode(parts, { userId: person.id, code }) : undefined;
  if (recovered || outcome === 'accepted') {
    await limit.giveBack(attempt);
    return undefined;
  }
  const issue = outcome === 'used' ? 'used-code' : 'wrong-code';
  await record({ kind: 'own-account', outcome: issue, email: person.email, clientAddress });
  return issue;
}
