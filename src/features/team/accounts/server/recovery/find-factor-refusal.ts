import { accountErrorWords } from '../../model/account-error-words.ts';
import type { FinishedRecovery } from '../../model/recovery.ts';
import { readEnteredCode } from '../../model/second-factor.ts';
import { refuse, wait } from '../auth-answers.ts';
import type { OwnDependencies } from '../own-dependencies.ts';
import { findPasskeyOwner } from '../passkeys/find-passkey-owner.ts';
import { consumeAppCode, type CodeOutcome } from '../second-factor/consume-app-code.ts';
import { consumeRecoveryCode } from '../second-factor/consume-recovery-code.ts';
import type { RecoveredAccount } from './finish-recovery.ts';

interface GivenFactor extends Pick<FinishedRecovery, 'code' | 'response'> {
  headers: Headers;
  /** Network address of the caller. */
  clientAddress: string;
}

async function consume(parts: OwnDependencies, userId: string, entered: string): Promise<CodeOutcome> {
  const { kind, code } = readEnteredCode(entered);
  if (kind === 'app') return consumeAppCode(parts, { userId, code });
  return (await consumeRecoveryCode(parts, { userId, code })) ? 'accepted' : 'wrong';
}

/** A code is counted as one that follows a password: wrong ones slow the account down. */
async function findCodeRefusal(
  parts: OwnDependencies,
  { id, email }: RecoveredAccount,
  { headers, clientAddress, code = '' }: GivenFactor,
): Promise<Response | undefined> {
  const { limit, knownDevices, record } = parts;
  const device = knownDevices.find(headers, email);
  const attempt = { clientAddress, email, factor: 'code', device } as const;
  const limited = await limit.take(attempt);
  const event = { kind: 'recovery', email, clientAddress } as const;
  if (!limited.allowed) {
    await record({ ...event, outcome: limited.by === 'account' ? 'locked' : 'too-many-attempts' });
    return wait(limited.waitSeconds);
  }
  const outcome = await consume(parts, id, code);
  if (outcome === 'accepted') {
    await limit.giveBack(attempt);
    return undefined;
  }
  const issue = outcome === 'used' ? 'used-code' : 'wrong-code';
  await record({ ...event, outcome: issue });
  if (limited.delaySeconds > 0) await record({ ...event, kind: 'lock-out', outcome: 'locked' });
  return refuse(401, accountErrorWords[issue]);
}

/** Asks for what signing in asks for after the password: a code or a passkey, which is used up. @returns undefined where it is right */
export async function findFactorRefusal(
  parts: OwnDependencies,
  account: RecoveredAccount,
  given: GivenFactor,
): Promise<Response | undefined> {
  if (!account.hasFactor) return undefined;
  const { response, headers, clientAddress } = given;
  if (!response) return findCodeRefusal(parts, account, given);
  if ((await findPasskeyOwner(parts, headers, response)) === account.id) return undefined;
  const { email } = account;
  await parts.record({ kind: 'recovery', outcome: 'wrong-passkey', email, clientAddress });
  return refuse(401, 'This passkey did not work. Try again, or enter a code.');
}
