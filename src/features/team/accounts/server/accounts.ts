import type { OpenDatabase } from '#platform/database/database.ts';
import type { Page, PageRequest } from '#platform/database/fetch-page.ts';
import type { SecondFactorChoice } from '#platform/env/setting-values.ts';
import type { SingleSignOnSettings } from '#platform/env/settings.ts';
import type { Limits } from '#platform/limits/limits.ts';
import { createNodeLimits } from '#platform/limits/node-limits.ts';
import type { Log } from '#platform/log/log.ts';
import type { Account, SignedIn } from '../model/account.ts';
import type { AccountOutcome } from '../model/account-error.ts';
import type { SecurityEvent } from '../model/security-event.ts';
import type { Invitation } from '../model/invitation.ts';
import type { NewAccessToken, OwnAccessToken } from '../model/access-token.ts';
import type { OwnSession } from '../model/own-session.ts';
import type { OwnPasskey } from '../model/passkey.ts';
import type { OwnSecondFactor, OwnSecondFactorAction } from '../model/second-factor.ts';
import { createAccessToken, endAccessToken, listAccessTokens } from './access-tokens.ts';
import { changeAccount } from './change-account.ts';
import { changeOwnPassword, type PasswordChange, type PasswordChangeOutcome } from './change-own-password.ts';
import { createInvitationHandler } from './invitations/invitation-handler.ts';
import { sendInvitationAgain } from './invitations/invitation-mails.ts';
import {
  createInvitation,
  listInvitations,
  revokeInvitation,
  type NewInvitation,
} from './invitations/invitations.ts';
import {
  createByOperator,
  disableByOperator,
  resetSecondFactorByOperator,
  setPasswordByOperator,
} from './operator-accounts.ts';
import type { OwnDependencies } from './own-dependencies.ts';
import { endSessions, listSessions } from './own-sessions.ts';
import { listPasskeys } from './passkeys/list-passkeys.ts';
import { addPasskey, beginPasskey, changePasskey, type BegunPasskey } from './passkeys/own-passkeys.ts';
import { makeFirstAdministrator } from './recovery/make-first-administrator.ts';
import { createRecoveryHandler, type AskForMail } from './recovery/recovery-handler.ts';
import { createPasskeyHandler } from './passkeys/passkey-handler.ts';
import {
  changeOwnSecondFactor,
  getOwnSecondFactor,
  type SecondFactorOutcome,
} from './second-factor/own-second-factor.ts';
import { isSecondFactorRequired, setSecondFactorRule } from './second-factor/second-factor-rule.ts';
import type { OwnCall } from './second-factor/find-own-code-issue.ts';
import { createAccountAuth, withinTransaction, type AccountAuth } from './account-auth.ts';
import type { DeskSecrets } from './desk-secrets.ts';
import type { NewAccount } from './create-account.ts';
import { findSignedIn } from './find-signed-in.ts';
import { findAccount, type AccountUser } from './find-account.ts';
import { createKnownDevices } from './known-devices.ts';
import { getRoles } from './get-roles.ts';
import { scryptHashing, type PasswordHashing } from './password-hashing.ts';
import { createSecurityRecorder, listSecurityEvents, type RecordSecurityEvent } from './security-events.ts';
import { createSingleSignOnHandler } from './single-sign-on/single-sign-on-handler.ts';
import { createSignInHandler } from './sign-in-handler.ts';
import { createSignInLimit } from './sign-in-limit.ts';

/** Accounts of the desk: nobody signs up. Every change is an entry of the audit log. */
export interface Accounts {
  // What the operator does on the command line, which is the actor of those entries.
  create(account: NewAccount): Promise<AccountOutcome>;
  /** Makes the first account of all and mails its person a link for a password. @returns false where there is an account */
  makeFirstAdministrator(email: string): Promise<boolean>;
  list(): Promise<Account[]>;
  /** Ends the account's sessions and refuses new ones. */
  disable(email: string): Promise<AccountOutcome>;
  /** Sets a new password, ends the account's sessions, enables it again and ends its wait after wrong passwords. */
  setPassword(email: string, password: string): Promise<AccountOutcome>;
  /** What an administrator does with another person's account. @throws AppError conflict, not-found, forbidden */
  change(request: Parameters<typeof changeAccount>[1]): ReturnType<typeof changeAccount>;
  /** Invites someone by a link, or by mail where the invitation names a language. */
  invite(invitation: NewInvitation, person: SignedIn): ReturnType<typeof createInvitation>;
  /** Those that can still be accepted. */
  listInvitations(): Promise<Invitation[]>;
  /** @throws AppError conflict where it can no longer be mailed */
  sendInvitationAgain(id: number, person: SignedIn): Promise<void>;
  /** @returns false when it is gone already */
  revokeInvitation(id: number, person: SignedIn): Promise<boolean>;
  listSessions(person: SignedIn): Promise<OwnSession[]>;
  /** Ends one own session, without `id` every other one. @returns how many ended */
  endSessions(person: SignedIn, id: string | undefined): Promise<number>;
  changeOwnPassword(person: SignedIn, change: PasswordChange): Promise<PasswordChangeOutcome>;
  getOwnSecondFactor(person: SignedIn): Promise<OwnSecondFactor>;
  changeOwnSecondFactor(call: OwnCall, action: OwnSecondFactorAction): Promise<SecondFactorOutcome>;
  /** Takes an account's second factor away and ends its sessions: for the command line. */
  resetSecondFactor(email: string): Promise<AccountOutcome>;
  /** Must every account have a second factor? */
  isSecondFactorRequired(): Promise<boolean>;
  /** @throws AppError conflict for a person without a second factor of their own */
  setSecondFactorRule(rule: { isRequired: boolean; person: SignedIn }): Promise<void>;
  listPasskeys(person: SignedIn): Promise<OwnPasskey[]>;
  beginPasskey(call: OwnCall, factors: { password: string; code: string }): Promise<BegunPasskey>;
  addPasskey(call: OwnCall, made: Parameters<typeof addPasskey>[2]): ReturnType<typeof addPasskey>;
  /** @throws AppError not-found */
  changePasskey(request: Parameters<typeof changePasskey>[1]): Promise<void>;
  listAccessTokens(person: SignedIn): Promise<OwnAccessToken[]>;
  /** Makes a token for scripts, which is shown once. */
  createAccessToken(call: OwnCall, token: NewAccessToken): ReturnType<typeof createAccessToken>;
  /** @throws AppError not-found */
  endAccessToken(request: { person: SignedIn; id: number }): Promise<void>;
  /**
   * Answers `POST /api/auth/sign-in`, `POST /api/auth/second-factor`, the two calls of a passkey, the three of single sign-on, `POST /api/auth/sign-out`, `GET /api/auth/session` (the person or null), the two calls of an invitation and the three of a forgotten password; anything else there is a 404.
   * The caller has checked host and origin.
   */
  handler(request: Request, clientAddress: string): Promise<Response>;
  /** Writes what administrators must know of: refused sign-ins, lock-outs, refused access. */
  record: RecordSecurityEvent;
  /** One page, the latest first. */
  listSecurityEvents(request: PageRequest): Promise<Page<SecurityEvent>>;
  /** Who sent the request with these headers, when the session or the access token is valid and the account enabled. A token counts alone. */
  session(headers: Headers): Promise<SignedIn | undefined>;
}

export interface AccountsOptions extends DeskSecrets {
  open: OpenDatabase;
  /** Scheme, host and port under which the desk is reached; `https:` makes the cookie Secure. */
  deskOrigin: string;
  now: () => Date;
  log?: Log;
  /** Who needs a second factor, whatever administrators decided; nobody unless given. */
  secondFactorFor?: SecondFactorChoice;
  /** The provider of single sign-on; absent where it is off. */
  singleSignOn?: SingleSignOnSettings | undefined;
  /** Of guesses and calls; counted in the memory of this process unless given, as for commands, which sign nobody in. */
  limits?: Limits;
  /** How passwords are stored; scrypt unless given. */
  hashing?: PasswordHashing;
  /** Has a link for a new password mailed; absent where there is no mail server. */
  askForMail?: AskForMail;
}

/** What talks to the provider is loaded by the first person who uses it. */
function singleSignOnOf(options: Omit<AccountsOptions, 'now'>, parts: OwnDependencies) {
  const { singleSignOn: settings, deskOrigin, log } = options;
  if (!settings) return undefined;
  const load = async () => {
    const { createSingleSignOnAuth } = await import('./single-sign-on/single-sign-on-auth.ts');
    return createSingleSignOnAuth({ ...options, settings, parts });
  };
  return { settings, deskOrigin, log, load };
}

function createParts({ now, ...options }: AccountsOptions): OwnDependencies {
  const {
    open,
    secondFactorFor = 'optional',
    limits = createNodeLimits(now),
    hashing = scryptHashing,
  } = options;
  const { database, engine } = open;
  const auth = createAccountAuth(options);
  return {
    database,
    engine,
    auth,
    authWithin: (transaction, work) => withinTransaction(options, transaction, work),
    now,
    hashing,
    limits,
    limit: createSignInLimit({ database, limits, now }),
    knownDevices: createKnownDevices({ ...options, now }),
    record: createSecurityRecorder({
      ...{ database, limits, now },
      findOwner: (email) => findAccount(auth, email),
    }),
    secondFactorFor,
  };
}

/** More than a team ever has; better-auth would stop at 100. */
const accountsMax = 1000;

const presentAccount = (user: AccountUser): Account => ({
  id: user.id,
  name: user.name,
  email: user.email,
  roles: getRoles(user),
  disabled: user.disabled === true,
  has_second_factor: user.twoFactorEnabled === true,
  create_time: user.createdAt.toISOString(),
});

/** By email address. */
async function listAccounts(auth: AccountAuth): Promise<Account[]> {
  const { internalAdapter } = await auth.$context;
  const users = await internalAdapter.listUsers(accountsMax, 0, { field: 'email', direction: 'asc' });
  return users.map(presentAccount);
}

export function createAccounts(options: AccountsOptions): Accounts {
  const parts = createParts(options);
  const { database, auth, record, now } = parts;
  const session = (headers: Headers) => findSignedIn(parts, headers);
  return {
    create: (account) => createByOperator(parts, account),
    makeFirstAdministrator: (email) => makeFirstAdministrator(parts, email),
    list: () => listAccounts(auth),
    disable: (email) => disableByOperator(parts, email),
    setPassword: (email, password) => setPasswordByOperator(parts, { email, password }),
    change: (request) => changeAccount(parts, request),
    invite: (invitation, person) => createInvitation(parts, invitation, person),
    listInvitations: () => listInvitations(database, now()),
    sendInvitationAgain: (id, person) => sendInvitationAgain(parts, id, person),
    revokeInvitation: (id, person) => revokeInvitation(parts, id, person),
    listSessions: (person) => listSessions(database, { person, now: now() }),
    endSessions: (person, id) => endSessions(parts, { person, id }),
    changeOwnPassword: (person, change) => changeOwnPassword(parts, { person, change }),
    getOwnSecondFactor: (person) => getOwnSecondFactor(parts, person.id),
    changeOwnSecondFactor: (call, action) => changeOwnSecondFactor(parts, call, action),
    resetSecondFactor: (email) => resetSecondFactorByOperator(parts, email),
    isSecondFactorRequired: () => isSecondFactorRequired(parts),
    setSecondFactorRule: (rule) => setSecondFactorRule(parts, rule),
    listPasskeys: ({ id }) => listPasskeys(parts, id),
    beginPasskey: (call, factors) => beginPasskey(parts, call, factors),
    addPasskey: (call, made) => addPasskey(parts, call, made),
    changePasskey: (request) => changePasskey(parts, request),
    listAccessTokens: (person) => listAccessTokens(parts, person),
    createAccessToken: (call, token) => createAccessToken(parts, call, token),
    endAccessToken: (request) => endAccessToken(parts, request),
    record,
    listSecurityEvents: (request) => listSecurityEvents(database, request),
    session,
    handler: createSignInHandler({
      ...parts,
      session,
      others: [
        createPasskeyHandler(parts, options.deskOrigin),
        createSingleSignOnHandler(parts, singleSignOnOf(options, parts)),
        createInvitationHandler(parts),
        createRecoveryHandler(parts, options.askForMail),
      ],
    }),
  };
}
