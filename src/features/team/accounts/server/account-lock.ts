import { sql } from 'kysely';
import type { Database } from '#platform/database/database.ts';
import { slackMs } from '#lib/has-come.ts';
import { forgetFailuresMs, longestDelaySeconds, signInDelaySeconds } from '../model/sign-in-delay.ts';

export type LockAnswer =
  /** The password may be checked; if it is wrong, how long the account then waits. */
  | { allowed: true; delaySeconds: number }
  /** The account is locked for so much longer. */
  | { allowed: false; waitSeconds: number };

/** Between an account's name and a device of its own; what is typed as an address has no line break (sign-in-handler.ts). */
const devicePrefix = '\ndevice ';

/** An account's name here, whether it exists or not: both are treated alike. */
const canonical = (key: string) => {
  const [account = key, device] = key.split(devicePrefix);
  const name = account.trim().toLowerCase();
  // The id of a device is written with both cases.
  return device === undefined ? name : `${name}${devicePrefix}${device}`;
};

/**
 * Under which an account's codes, and links that are asked for, are counted, apart from its passwords: or a known password would forgive wrong codes. What is typed as an
 * address has no line break (sign-in-handler.ts), so nobody locks another account's codes by signing in.
 */
export const factorKeyOf = (email: string, factor: 'code' | 'recovery') => `${email}\n${factor}`;

/**
 * Under which the attempts of a device are counted that the account has used before, or of an open session: strangers, who have no such
 * device, cannot lock it.
 */
export const deviceKeyOf = (key: string, device: string) => `${key}${devicePrefix}${device}`;

/**
 * Counts an attempt to sign in before it is made, so that attempts sent together are counted too, and locks the account when there were
 * many. The count belongs to the account, from whatever address a code is sent. An attempt while the account is locked lengthens nothing.
 */
export async function takeAttempt(
  database: Database,
  { key: given, now }: { key: string; now: Date },
): Promise<LockAnswer> {
  const key = canonical(given);
  const time = now.toISOString();
  const after = new Date(now.getTime() + 1).toISOString();
  const stale = new Date(now.getTime() - forgetFailuresMs).toISOString();
  const latest = new Date(now.getTime() + longestDelaySeconds * 1000 + slackMs).toISOString();
  return database.transaction().execute(async (transaction) => {
    // One statement: of several requests at a time each sees what the one before it wrote, also when that forgot the failures. Where the
    // account is locked it changes nothing and still holds the row, which is read next.
    const counted = await transaction
      .insertInto('sign_in_failures')
      .values({ account_key: key, failures: 1, locked_until: '', update_time: time })
      .onConflict((conflict) =>
        conflict
          .column('account_key')
          .doUpdateSet((eb) => ({
            failures: eb
              .case()
              .when('sign_in_failures.update_time', '<', stale)
              .then(1)
              .else(eb('sign_in_failures.failures', '+', 1))
              .end(),
            update_time: time,
          }))
          // Nothing is locked for longer but by a clock that was wrong.
          .where(sql<boolean>`not (sign_in_failures.locked_until between ${after} and ${latest})`),
      )
      .returning('failures')
      .executeTakeFirst();
    if (!counted) {
      const { locked_until } = await transaction
        .selectFrom('sign_in_failures')
        .select('locked_until')
        .where('account_key', '=', key)
        .executeTakeFirstOrThrow();
      const waitSeconds = Math.ceil((Date.parse(locked_until) - now.getTime()) / 1000);
      return { allowed: false, waitSeconds: Math.max(1, waitSeconds) };
    }
    const delaySeconds = signInDelaySeconds(Number(counted.failures));
    if (delaySeconds > 0) {
      await transaction
        .updateTable('sign_in_failures')
        .set({ locked_until: new Date(now.getTime() + delaySeconds * 1000).toISOString() })
        .where('account_key', '=', key)
        .execute();
    }
    return { allowed: true, delaySeconds };
  });
}

/** The owner got in, or the operator set a new password: the count of the account starts over. */
export async function forgetFailures(database: Database, key: string): Promise<void> {
  await database.deleteFrom('sign_in_failures').where('account_key', '=', canonical(key)).execute();
}

/** The same for the account and each device of its own: the operator has let its owner in again. */
export async function forgetAllFailures(database: Database, key: string): Promise<void> {
  await forgetFailures(database, key);
  const devices = `${canonical(key)}${devicePrefix}`;
  await database
    .deleteFrom('sign_in_failures')
    .where((eb) => eb(eb.fn('substr', ['account_key', eb.val(1), eb.val(devices.length)]), '=', devices))
    .execute();
}

/** Forgets the failures of accounts that nobody tried for a day; they no longer count. */
export async function dropOldFailures(database: Database, now: Date): Promise<void> {
  const stale = new Date(now.getTime() - forgetFailuresMs).toISOString();
  await database.deleteFrom('sign_in_failures').where('update_time', '<', stale).execute();
}
