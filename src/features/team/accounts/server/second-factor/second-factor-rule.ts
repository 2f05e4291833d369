import { appendAudit } from '#features/team/audit/server/append-audit.ts';
import { AppError } from '#lib/app-error.ts';
import type { Database } from '#platform/database/database.ts';
import type { SignedIn } from '../../model/account.ts';
import type { AccountDependencies } from '../account-dependencies.ts';
import { getRoles } from '../get-roles.ts';
import { singleSignOnProvider } from '../single-sign-on/provider-id.ts';

const name = 'second-factor-required-since';

async function findSince(database: Database): Promise<string | undefined> {
  const row = await database
    .selectFrom('desk_settings')
    .select('value')
    .where('name', '=', name)
    .executeTakeFirst();
  return row?.value;
}

type RuleParts = Pick<AccountDependencies, 'database' | 'secondFactorFor'>;

/** Does every account need a second factor? */
export async function isSecondFactorRequired({ database, secondFactorFor }: RuleParts): Promise<boolean> {
  return secondFactorFor === 'everyone' || (await findSince(database)) !== undefined;
}

/**
 * Must this session set up a second factor before anything else? One that was open when administrators made the rule may go on: the rule
 * holds from the next sign-in, so nobody loses what they were writing. What the operator's setting requires holds for each session and
 * token. With single sign-on the provider asks for a second factor (decision 035).
 */
export async function mustSetUpSecondFactor(
  { database, secondFactorFor }: RuleParts,
  {
    user,
    session,
  }: {
    user: { twoFactorEnabled?: boolean | null | undefined; role?: unknown };
    session: { createdAt: Date; signedInBy?: string | null | undefined };
  },
): Promise<boolean> {
  if (user.twoFactorEnabled || session.signedInBy === singleSignOnProvider) return false;
  if (secondFactorFor === 'everyone') return true;
  if (secondFactorFor === 'administrators' && getRoles(user).includes('administrator')) return true;
  const since = await findSince(database);
  return since !== undefined && session.createdAt.toISOString() >= since;
}

/**
 * Requires a second factor of every account, or makes it optional again.
 * @throws AppError conflict for an administrator without one: the rule would be made by a person who has not tried it; and where the
 * operator's setting requires it
 */
export async function setSecondFactorRule(
  { database, now, secondFactorFor }: AccountDependencies,
  { isRequired, person }: { isRequired: boolean; person: SignedIn },
): Promise<void> {
  if (!isRequired && secondFactorFor === 'everyone')
    throw new AppError('conflict', 'The server’s operator requires it for everyone (DESK_SECOND_FACTOR).');
  await database.transaction().execute(async (transaction) => {
    if (isRequired) {
      const own = await transaction
        .selectFrom('desk_users')
        .select('two_factor_enabled')
        .where('id', '=', person.id)
        .executeTakeFirst();
      if (!own?.two_factor_enabled)
        throw new AppError('conflict', 'Set up your own second factor first, on the page of your account.');
      await transaction
        .insertInto('desk_settings')
        .values({ name, value: now().toISOString() })
        .onConflict((conflict) => conflict.column('name').doNothing())
        .execute();
    } else {
      await transaction.deleteFrom('desk_settings').where('name', '=', name).execute();
    }
    const action = isRequired ? 'require-second-factor' : 'make-second-factor-optional';
    await appendAudit(transaction, { at: now(), actor: person, area: 'account', action });
  });
}
