import { readAccessToken } from '../model/access-token.ts';
import type { SignedIn } from '../model/account.ts';
import { activityHeader } from '#features/core/desk-kit/model/activity-header.ts';
import { findTokenOwner } from './access-tokens.ts';
import type { AccountDependencies } from './account-dependencies.ts';
import { getRoles } from './get-roles.ts';
import { withOutages } from './hidden-outage.ts';
import { mustSetUpSecondFactor } from './second-factor/second-factor-rule.ts';
import { touchSession } from './session-activity.ts';

/** Who sent the request with these headers. With an access token no cookie counts. */
export async function findSignedIn(
  parts: Pick<AccountDependencies, 'auth' | 'database' | 'now' | 'secondFactorFor'>,
  headers: Headers,
): Promise<SignedIn | undefined> {
  const { auth, database, now } = parts;
  const token = readAccessToken(headers);
  if (token) return findTokenOwner(parts, token);
  const found = await withOutages(() => auth.api.getSession({ headers }));
  if (!found || found.user.disabled || found.session.expiresAt <= now()) return undefined;
  const isActive = headers.get(activityHeader) === '1';
  if (!(await touchSession(database, found, { now: now(), isActive }))) return undefined;
  const { id, name, email } = found.user;
  const person = { id, sessionId: found.session.id, name, email, roles: getRoles(found.user) };
  const mustSetUp = await mustSetUpSecondFactor(parts, found);
  return mustSetUp ? { ...person, mustSetUpSecondFactor: true } : person;
}
