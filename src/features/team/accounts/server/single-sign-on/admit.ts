import type { SingleSignOnRefusal } from '../../model/single-sign-on.ts';
import type { AccountDependencies } from '../account-dependencies.ts';
import { findAccount } from '../find-account.ts';
import { acceptForVerifiedEmail } from '../invitations/accept-invitation.ts';
import { singleSignOnProvider } from './provider-id.ts';

/** A person as the provider describes them. */
export interface ProviderIdentity {
  /** Issuer and subject: what never changes. */
  subject: string;
  /** Of the issuer, without its subject. */
  issuer: string;
  email: string;
  /** The provider says that the address is theirs. */
  isVerified: boolean;
}

async function findLinked({ database }: AccountDependencies, subject: string) {
  return database
    .selectFrom('desk_credentials')
    .innerJoin('desk_users', 'desk_users.id', 'desk_credentials.user_id')
    .select('desk_users.disabled')
    .where('provider_id', '=', singleSignOnProvider)
    .where('account_id', '=', subject)
    .executeTakeFirst();
}

/** Has another person of this provider used the account? */
async function isTaken(
  { database }: AccountDependencies,
  { userId, issuer }: { userId: string; issuer: string },
) {
  const links = await database
    .selectFrom('desk_credentials')
    .select('account_id')
    .where('provider_id', '=', singleSignOnProvider)
    .where('user_id', '=', userId)
    .execute();
  return links.some(({ account_id }) => account_id.startsWith(`${issuer} `));
}

/**
 * Lets those in who have an account, or an open invitation, which is accepted by this. The first time the verified address decides, from
 * then on the provider's name for the person: an address that another person gets opens nothing.
 * @returns why not; undefined for those who may enter
 */
export async function admit(
  parts: AccountDependencies,
  { subject, issuer, email, isVerified }: ProviderIdentity,
): Promise<SingleSignOnRefusal | undefined> {
  const linked = await findLinked(parts, subject);
  if (linked) return linked.disabled ? 'disabled' : undefined;
  if (!isVerified) return 'email-not-verified';
  const account = await findAccount(parts.auth, email);
  if (!account) return (await acceptForVerifiedEmail(parts, email)) ? undefined : 'no-account';
  if (await isTaken(parts, { userId: account.id, issuer })) return 'other-person';
  return account.disabled === true ? 'disabled' : undefined;
}
