import { runWithAdapter } from '@better-auth/core/context';
import { betterAuth, type BetterAuthOptions } from 'better-auth';
import { twoFactor } from 'better-auth/plugins/two-factor';
import { brand } from '#brand/brand.ts';
import type { DatabaseTransaction, OpenDatabase } from '#platform/database/database.ts';
import type { Log } from '#platform/log/log.ts';
import { passwordLength } from '../model/check-account.ts';
import { accountTables } from './account-tables.ts';
import { cookieRules } from './cookie-rules.ts';
import { secretsOf, type DeskSecrets } from './desk-secrets.ts';
import { createPasskeyPlugin } from './passkeys/passkey-plugin.ts';
import { challengePlugin } from './second-factor/challenge-plugin.ts';
import { noteOutage } from './hidden-outage.ts';
import { scryptHashing, type PasswordHashing } from './password-hashing.ts';
import { generateRecoveryCodes } from './second-factor/generate-recovery-codes.ts';

/** A session ends this long after signing in, used or not. */
const sessionSeconds = 12 * 60 * 60;

export interface AccountAuthOptions extends DeskSecrets {
  open: OpenDatabase;
  /** Scheme, host and port under which the desk is reached. */
  deskOrigin: string;
  log?: Log | undefined;
  /** How passwords are stored; scrypt unless given. */
  hashing?: PasswordHashing | undefined;
  /** Whether better-auth compares the tables with what it expects before its first call; it cannot within a transaction. */
  checksTables?: boolean;
}

/**
 * Second factors. No browser is trusted beyond its session: better-auth would lengthen that trust with every sign-in, without an end.
 * Its own lock is off because the desk's limit slows codes down like passwords (sign-in-limit.ts).
 */
const secondFactor = twoFactor({
  issuer: `${brand.name} desk`,
  schema: accountTables.secondFactor,
  accountLockout: { enabled: false },
  backupCodeOptions: { customBackupCodesGenerate: generateRecoveryCodes },
});

const userFields = {
  role: { type: 'string', required: true, input: false },
  disabled: { type: 'boolean', required: true, defaultValue: false, input: false },
} as const;

const session = {
  ...accountTables.session,
  additionalFields: {
    signedInBy: { type: 'string', required: false, input: false, fieldName: 'signed_in_by' },
  },
  expiresIn: sessionSeconds,
  disableSessionRefresh: true,
} as const;

/** It tells no one else of what happens; its spans would have messages of errors (docs/decisions/086-traces.md). */
const silence = {
  telemetry: { enabled: false },
  experimental: { instrumentation: { enabled: false } },
} as const;

/** True for the fields that better-auth types as unknown. */
const isDisabled = (user: object | null): boolean =>
  user !== null && 'disabled' in user && user.disabled === true;

const loggerOf = (log: Log | undefined): NonNullable<BetterAuthOptions['logger']> => ({
  level: 'error',
  log(_level, message, ...details) {
    if (!noteOutage(details)) log?.error({ message }, 'accounts');
  },
});

/**
 * better-auth with the portal's tables and connection: sharing the Kysely instance keeps its statements out of
 * transactions that others have open. Its rate limit is off because it trusts address headers; SignInLimit does that work.
 */
export function accountAuthOptions({
  open,
  deskOrigin,
  log,
  hashing = scryptHashing,
  checksTables = true,
  ...secrets
}: AccountAuthOptions) {
  const { prefix, secure } = cookieRules(deskOrigin);
  return {
    appName: 'desk',
    baseURL: deskOrigin,
    basePath: '/api/auth',
    ...secretsOf(secrets),
    database: { db: open.database, type: open.engine.name },
    ...silence,
    rateLimit: { enabled: false },
    logger: loggerOf(log),
    emailAndPassword: {
      enabled: true,
      disableSignUp: true,
      minPasswordLength: passwordLength.min,
      maxPasswordLength: passwordLength.max,
      password: { hash: hashing.hash, verify: hashing.verify },
    },
    user: { ...accountTables.user, additionalFields: userFields },
    account: accountTables.account,
    verification: accountTables.verification,
    session,
    plugins: [secondFactor, challengePlugin, createPasskeyPlugin(deskOrigin)],
    advanced: {
      cookiePrefix: prefix,
      // It would write `__Secure-` in front of the prefix.
      useSecureCookies: false,
      defaultCookieAttributes: { httpOnly: true, sameSite: 'strict', path: '/', secure },
      ipAddress: { disableIpTracking: true },
      database: { validateSchema: checksTables },
      // Requests reach the handler only after the desk's own check of host and origin, which knows the loopback names too.
      disableCSRFCheck: true,
    },
    databaseHooks: {
      session: {
        create: {
          before: async (session, context) => {
            const user = await context?.context.internalAdapter.findUserById(session.userId);
            return isDisabled(user ?? null) ? false : undefined;
          },
        },
      },
    },
  } satisfies BetterAuthOptions;
}

export function createAccountAuth(options: AccountAuthOptions) {
  return betterAuth(accountAuthOptions(options));
}

/** better-auth in a transaction of ours, so that what it changes and the entry of the audit log are stored together or not at all. */
export async function withinTransaction<Result>(
  options: AccountAuthOptions,
  transaction: DatabaseTransaction,
  work: (auth: AccountAuth) => Promise<Result>,
): Promise<Result> {
  const open = { ...options.open, database: transaction };
  const auth = createAccountAuth({ ...options, open, checksTables: false });
  const { adapter } = await auth.$context;
  // Called from within a handler of better-auth, it would use that one's connection, which waits for this transaction on SQLite.
  return runWithAdapter(adapter, () => work(auth));
}

export type AccountAuth = ReturnType<typeof createAccountAuth>;
