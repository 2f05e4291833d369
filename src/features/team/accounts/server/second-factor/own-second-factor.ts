import { appendAudit } from '#features/team/audit/server/append-audit.ts';
import type { DatabaseTransaction } from '#platform/database/database.ts';
import type { SecondFactorIssue } from '../../model/account-error.ts';
import type { OwnSecondFactor, OwnSecondFactorAction, SecondFactorSetup } from '../../model/second-factor.ts';
import { readEnteredCode } from '../../model/second-factor.ts';
import type { AccountAuth } from '../account-auth.ts';
import { endAccountSessions } from '../end-account-sessions.ts';
import { findOwnPasswordIssue } from '../find-own-password-issue.ts';
import type { OwnDependencies } from '../own-dependencies.ts';
import { listPasskeys } from '../passkeys/list-passkeys.ts';
import { isSecondFactorRequired } from './second-factor-rule.ts';
import { findOwnCodeIssue, type OwnCall } from './find-own-code-issue.ts';

/** What a change of a person's own second factor gives back, in addition to the cookies of a new session. */
export interface SecondFactorChanged {
  ok: true;
  cookies: readonly string[];
  setup?: SecondFactorSetup;
  /** Shown once. */
  recoveryCodes?: readonly string[];
}
export type SecondFactorOutcome = SecondFactorChanged | { ok: false; issue: SecondFactorIssue };

type ActionOf<Name extends OwnSecondFactorAction['name']> = Extract<OwnSecondFactorAction, { name: Name }>;

/** Does signing in need a code? */
export async function isSecondFactorOn({ database }: OwnDependencies, userId: string): Promise<boolean> {
  const user = await database
    .selectFrom('desk_users')
    .select('two_factor_enabled')
    .where('id', '=', userId)
    .executeTakeFirst();
  return Boolean(user?.two_factor_enabled);
}

async function viewRecoveryCodes({ auth }: OwnDependencies, userId: string): Promise<string[]> {
  return (await auth.api.viewBackupCodes({ body: { userId } })).backupCodes;
}

/** better-auth refuses here only what was checked before, so a refusal is an error of ours. */
function cookiesOf(answer: Response): string[] {
  if (!answer.ok) throw new Error(`The second factor could not be changed: ${answer.status}`);
  return answer.headers.getSetCookie();
}

/** The change and its entry of the audit log, or neither. */
async function changeAndLog<Result>(
  { database, authWithin, now }: OwnDependencies,
  { person, action }: { person: OwnCall['person']; action: string },
  apply: (auth: AccountAuth, transaction: DatabaseTransaction) => Promise<Result>,
): Promise<Result> {
  return database.transaction().execute(async (transaction) => {
    const result = await authWithin(transaction, (auth) => apply(auth, transaction));
    const entry = { at: now(), actor: person, area: 'account', action } as const;
    await appendAudit(transaction, { ...entry, subject: person.email });
    return result;
  });
}

export async function getOwnSecondFactor(parts: OwnDependencies, userId: string): Promise<OwnSecondFactor> {
  const is_on = await isSecondFactorOn(parts, userId);
  return {
    id: 'own',
    is_on,
    recovery_codes_left: is_on ? (await viewRecoveryCodes(parts, userId)).length : 0,
    is_required: await isSecondFactorRequired(parts),
  };
}

/** Makes a secret for the app; it counts for nothing until it is confirmed. */
async function begin(
  parts: OwnDependencies,
  call: OwnCall,
  { password }: ActionOf<'begin'>,
): Promise<SecondFactorOutcome> {
  const issue = await findOwnPasswordIssue(parts, { ...call, password });
  if (issue) return { ok: false, issue };
  const { headers } = call;
  const made = await parts.auth.api.enableTwoFactor({ headers, body: { password, method: 'totp' } });
  if (made.method !== 'totp') throw new Error('No secret was made');
  const uri = made.totpURI;
  return { ok: true, cookies: [], setup: { uri, secret: new URL(uri).searchParams.get('secret') ?? '' } };
}

/** Turns the second factor on. Sessions and access tokens that were made without it end, and this session is made again. */
async function confirm(
  parts: OwnDependencies,
  call: OwnCall,
  { code: entered }: ActionOf<'confirm'>,
): Promise<SecondFactorOutcome> {
  const { kind, code } = readEnteredCode(entered);
  // A recovery code proves nothing about the app.
  if (kind !== 'app') return { ok: false, issue: 'wrong-code' };
  const issue = await findOwnCodeIssue(parts, call, entered);
  if (issue) return { ok: false, issue };
  const { person, headers } = call;
  const turnOn = { person, action: 'turn-on-second-factor' };
  const cookies = await changeAndLog(parts, turnOn, async (auth, transaction) => {
    await endAccountSessions(transaction, person.id, person.sessionId);
    return cookiesOf(await auth.api.verifyTOTP({ headers, body: { code }, asResponse: true }));
  });
  return { ok: true, cookies, recoveryCodes: await viewRecoveryCodes(parts, person.id) };
}

/** Changing a second factor that is on needs both factors: a session left open, or a known password, is not enough. */
async function findBothIssue(
  parts: OwnDependencies,
  call: OwnCall,
  { password, code }: { password: string; code: string },
): Promise<SecondFactorIssue | undefined> {
  return (
    (await findOwnPasswordIssue(parts, { ...call, password })) ?? (await findOwnCodeIssue(parts, call, code))
  );
}

async function turnOff(
  parts: OwnDependencies,
  call: OwnCall,
  action: ActionOf<'turn-off'>,
): Promise<SecondFactorOutcome> {
  if ((await listPasskeys(parts, call.person.id)).length > 0) return { ok: false, issue: 'has-passkeys' };
  const issue = await findBothIssue(parts, call, action);
  if (issue) return { ok: false, issue };
  const { person, headers } = call;
  const body = { password: action.password };
  const cookies = await changeAndLog(parts, { person, action: 'turn-off-second-factor' }, async (auth) =>
    cookiesOf(await auth.api.disableTwoFactor({ headers, body, asResponse: true })),
  );
  return { ok: true, cookies };
}

async function renew(
  parts: OwnDependencies,
  call: OwnCall,
  action: ActionOf<'renew-recovery-codes'>,
): Promise<SecondFactorOutcome> {
  const issue = await findBothIssue(parts, call, action);
  if (issue) return { ok: false, issue };
  const { person, headers } = call;
  const made = await changeAndLog(parts, { person, action: 'renew-recovery-codes' }, (auth) =>
    auth.api.generateBackupCodes({ headers, body: { password: action.password } }),
  );
  return { ok: true, cookies: [], recoveryCodes: made.backupCodes };
}

/** Changes the person's own second factor. */
export async function changeOwnSecondFactor(
  parts: OwnDependencies,
  call: OwnCall,
  action: OwnSecondFactorAction,
): Promise<SecondFactorOutcome> {
  const needsOn = action.name === 'turn-off' || action.name === 'renew-recovery-codes';
  if ((await isSecondFactorOn(parts, call.person.id)) !== needsOn)
    return { ok: false, issue: needsOn ? 'second-factor-off' : 'second-factor-on' };
  switch (action.name) {
    case 'begin':
      return begin(parts, call, action);
    case 'confirm':
      return confirm(parts, call, action);
    case 'turn-off':
      return turnOff(parts, call, action);
    case 'renew-recovery-codes':
      return renew(parts, call, action);
  }
}
