import { appendAudit } from '#features/team/audit/server/append-audit.ts';
import { AppError } from '#lib/app-error.ts';
import type { DatabaseTransaction } from '#platform/database/database.ts';
import type { PasskeyIssue, SecondFactorIssue } from '../../model/account-error.ts';
import type { SignedIn } from '../../model/account.ts';
import { findPasskeyObstacle, type PasskeyAction } from '../../model/passkey.ts';
import type { OwnDependencies } from '../own-dependencies.ts';
import { isSecondFactorOn } from '../second-factor/own-second-factor.ts';
import { findOwnPasswordIssue } from '../find-own-password-issue.ts';
import { findOwnCodeIssue, type OwnCall } from '../second-factor/find-own-code-issue.ts';
import { listPasskeys } from './list-passkeys.ts';
import { notVerifiedCode } from './passkey-plugin.ts';

/** More than anyone has; each is a row. */
const passkeysMax = 20;

export type BegunPasskey =
  | { ok: true; cookies: readonly string[]; options: unknown }
  | { ok: false; issue: SecondFactorIssue | PasskeyIssue };

/**
 * What the browser needs to make a passkey; the cookie with it is the proof that both factors were given. Only an account with an
 * authenticator app gets one: its recovery codes are the way in when every passkey is lost, and its password alone never is.
 */
export async function beginPasskey(
  parts: OwnDependencies,
  call: OwnCall,
  { password, code }: { password: string; code: string },
): Promise<BegunPasskey> {
  if (findPasskeyObstacle(parts.auth.options.baseURL)) return { ok: false, issue: 'no-passkeys-here' };
  if (!(await isSecondFactorOn(parts, call.person.id))) return { ok: false, issue: 'second-factor-off' };
  if ((await listPasskeys(parts, call.person.id)).length >= passkeysMax)
    return { ok: false, issue: 'too-many-passkeys' };
  const issue =
    (await findOwnPasswordIssue(parts, { ...call, password })) ?? (await findOwnCodeIssue(parts, call, code));
  if (issue) return { ok: false, issue };
  const { headers } = call;
  const answer = await parts.auth.api.generatePasskeyRegistrationOptions({ headers, asResponse: true });
  if (!answer.ok) throw new Error(`The passkey could not be started: ${answer.status}`);
  return { ok: true, cookies: answer.headers.getSetCookie(), options: await answer.json() };
}

/** Keeps what the browser made. */
export async function addPasskey(
  { authWithin, database, now }: OwnDependencies,
  { person, headers }: OwnCall,
  { name, response }: { name: string; response: { id: string } },
): Promise<{ ok: true } | { ok: false; issue: PasskeyIssue }> {
  return database.transaction().execute(async (transaction) => {
    const answer = await authWithin(transaction, ({ api }) =>
      api.verifyPasskeyRegistration({ headers, body: { name, response }, asResponse: true }),
    );
    if (!answer.ok) {
      const { code } = (await answer.json()) as { code?: string };
      return { ok: false, issue: code === notVerifiedCode ? 'passkey-not-verified' : 'passkey-failed' };
    }
    await appendAudit(transaction, {
      at: now(),
      actor: person,
      area: 'account',
      action: 'add-passkey',
      subject: person.email,
      detail: { name },
    });
    return { ok: true };
  });
}

async function apply(
  transaction: DatabaseTransaction,
  { person, id, action }: PasskeyChange,
): Promise<{ name: string | null } | undefined> {
  if (action.name === 'remove')
    return transaction
      .deleteFrom('desk_passkeys')
      .where('id', '=', id)
      .where('user_id', '=', person.id)
      .returning('name')
      .executeTakeFirst();
  return transaction
    .updateTable('desk_passkeys')
    .set({ name: action.label })
    .where('id', '=', id)
    .where('user_id', '=', person.id)
    .returning('name')
    .executeTakeFirst();
}

interface PasskeyChange {
  person: SignedIn;
  id: string;
  action: PasskeyAction;
}

/** Renames or removes one of the person's own. @throws AppError not-found */
export async function changePasskey(
  { database, now }: OwnDependencies,
  change: PasskeyChange,
): Promise<void> {
  const { person, action } = change;
  await database.transaction().execute(async (transaction) => {
    const found = await apply(transaction, change);
    if (!found) throw new AppError('not-found', 'There is no such passkey.');
    await appendAudit(transaction, {
      at: now(),
      actor: person,
      area: 'account',
      action: `${action.name}-passkey`,
      subject: person.email,
      detail: { name: found.name },
    });
  });
}
