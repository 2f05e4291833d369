import { createHash, randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { appendAudit } from '#features/team/audit/server/append-audit.ts';
import { AppError } from '#lib/app-error.ts';
import type { Database } from '#platform/database/database.ts';
import { accessTokenPrefix, type NewAccessToken, type OwnAccessToken } from '../model/access-token.ts';
import type { AccessTokenIssue } from '../model/account-error.ts';
import type { SignedIn } from '../model/account.ts';
import { joinScopes, parseScopes, tokenScopes } from '../model/token-scope.ts';
import { findOwnPasswordIssue } from './find-own-password-issue.ts';
import { getRoles } from './get-roles.ts';
import type { OwnDependencies } from './own-dependencies.ts';
import { findOwnCodeIssue, type OwnCall } from './second-factor/find-own-code-issue.ts';
import { isSecondFactorOn } from './second-factor/own-second-factor.ts';
import { mustSetUpSecondFactor } from './second-factor/second-factor-rule.ts';

/** More than anyone needs; each is a row. */
const tokensMax = 20;
/** The time of the last use is written down at most so often. */
const writtenEveryMs = 60_000;
const dayMs = 24 * 60 * 60_000;

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');

export type MadeAccessToken = { ok: true; token: string } | { ok: false; issue: AccessTokenIssue };

/** The account's own, the latest first; those that ended are not listed. */
export async function listAccessTokens(
  { database, now }: Pick<OwnDependencies, 'database' | 'now'>,
  person: SignedIn,
): Promise<OwnAccessToken[]> {
  const rows = await database
    .selectFrom('desk_access_tokens')
    .select(['id', 'name', 'scopes', 'create_time', 'expires_time', 'used_time'])
    .where('user_id', '=', person.id)
    .where('expires_time', '>', now().toISOString())
    .orderBy('id', 'desc')
    .execute();
  return rows.map((row) => ({ ...row, scopes: parseScopes(row.scopes) }));
}

/**
 * Makes a token that may do of what its account may what its scopes say, and never manages accounts. It needs what signing in needs. Only its hash is kept, so it
 * exists once: in the answer.
 */
export async function createAccessToken(
  parts: OwnDependencies,
  call: OwnCall,
  { name, scopes, days, password, code }: NewAccessToken,
): Promise<MadeAccessToken> {
  const { person } = call;
  const issue =
    (await findOwnPasswordIssue(parts, { ...call, password })) ??
    ((await isSecondFactorOn(parts, person.id)) ? await findOwnCodeIssue(parts, call, code) : undefined);
  if (issue) return { ok: false, issue };
  if ((await listAccessTokens(parts, person)).length >= tokensMax)
    return { ok: false, issue: 'too-many-tokens' };
  const token = accessTokenPrefix + randomBytes(32).toString('base64url');
  const at = parts.now();
  const expires_time = new Date(at.getTime() + days * dayMs).toISOString();
  await parts.database.transaction().execute(async (transaction) => {
    await transaction
      .deleteFrom('desk_access_tokens')
      .where('user_id', '=', person.id)
      .where('expires_time', '<=', at.toISOString())
      .execute();
    const values = { user_id: person.id, name, token_hash: hashOf(token), expires_time };
    // What a script changes, it is answered with, so every token reads.
    const chosen = tokenScopes.filter((scope) => scope === 'read' || scopes.includes(scope));
    await transaction
      .insertInto('desk_access_tokens')
      .values({ ...values, scopes: joinScopes(chosen), create_time: at.toISOString() })
      .execute();
    const entry = { at, actor: person, area: 'account', action: 'make-access-token' } as const;
    const detail = { name, scopes: chosen, expires_time };
    await appendAudit(transaction, { ...entry, subject: person.email, detail });
  });
  return { ok: true, token };
}

/** Ends one of the person's own. @throws AppError not-found */
export async function endAccessToken(
  { database, now }: OwnDependencies,
  { person, id }: { person: SignedIn; id: number },
): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    const ended = await transaction
      .deleteFrom('desk_access_tokens')
      .where('id', '=', id)
      .where('user_id', '=', person.id)
      .returning('name')
      .executeTakeFirst();
    if (!ended) throw new AppError('not-found', 'There is no such access token.');
    const entry = { at: now(), actor: person, area: 'account', action: 'end-access-token' } as const;
    await appendAudit(transaction, { ...entry, subject: person.email, detail: ended });
  });
}

async function findTokenRow(database: Database, token: string, now: Date) {
  return database
    .selectFrom('desk_access_tokens')
    .innerJoin('desk_users', 'desk_users.id', 'desk_access_tokens.user_id')
    .select(['desk_access_tokens.id as token_id', 'desk_access_tokens.name as token', 'used_time'])
    .select('desk_access_tokens.scopes')
    .select(['desk_access_tokens.create_time as token_time'])
    .select(['desk_users.id', 'desk_users.name', 'desk_users.email', 'role', 'two_factor_enabled'])
    .where('token_hash', '=', hashOf(token))
    .where('expires_time', '>', now.toISOString())
    .where(sql<boolean>`disabled = false`)
    .executeTakeFirst();
}

/** Whose token it is; undefined when it ended, its account is disabled, or there never was one. */
export async function findTokenOwner(
  parts: Pick<OwnDependencies, 'database' | 'now' | 'secondFactorFor'>,
  token: string,
): Promise<SignedIn | undefined> {
  const { database } = parts;
  const now = parts.now();
  const found = await findTokenRow(database, token, now);
  if (!found) return undefined;
  const { id, name, email } = found;
  const used = found.used_time === null ? -Infinity : Date.parse(found.used_time);
  if (now.getTime() - used > writtenEveryMs)
    await database
      .updateTable('desk_access_tokens')
      .set({ used_time: now.toISOString() })
      .where('id', '=', found.token_id)
      .execute();
  const scopes = parseScopes(found.scopes);
  const person = { id, sessionId: '', name, email, roles: getRoles(found), token: found.token, scopes };
  const mustSetUp = await mustSetUpSecondFactor(parts, {
    user: { twoFactorEnabled: Boolean(found.two_factor_enabled), role: found.role },
    session: { createdAt: new Date(found.token_time) },
  });
  return mustSetUp ? { ...person, mustSetUpSecondFactor: true } : person;
}
