import type { Generated } from 'kysely';

/* The part of schema.ts about the desk's accounts. Of better-auth's own tables only the columns that our queries name, in its types. */

interface SignInFailureTable {
  /** Email address as entered, trimmed and in lower case; the account may not exist. */
  account_key: string;
  /** Consecutive failures, including the attempt being checked. */
  failures: number;
  /** No attempt is checked before this time; empty when none was refused yet. */
  locked_until: string;
  update_time: string;
}

interface SecurityEventTable {
  id: Generated<number>;
  at: string;
  kind: string;
  outcome: string;
  /** The account's email address, or as it was entered; empty where none was given. */
  email: string;
  /** Network address of the caller. */
  address: string;
}

/** Of better-auth. */
interface DeskUserTable {
  id: string;
  name: string;
  email: string;
  /** Roles, separated by spaces. */
  role: string;
  disabled: boolean;
  /** True when signing in needs a code; null for accounts from before second factors. */
  two_factor_enabled: boolean | null;
}

/** Of better-auth: how an account signs in. */
interface DeskCredentialTable {
  id: string;
  user_id: string;
  /** `credential` for a password, or the provider of single sign-on. */
  provider_id: string;
  /** The provider's name for the person. */
  account_id: string;
  /** Hashed. */
  password: string | null;
}

/** Of better-auth; its times are text on SQLite and dates on PostgreSQL. */
interface DeskSessionTable {
  id: string;
  user_id: string;
  user_agent: string | null;
  /** The provider of single sign-on; null for the desk's own password or passkey. */
  signed_in_by: string | null;
  create_time: unknown;
  expires_time: unknown;
}

interface DeskAccessTokenTable {
  id: Generated<number>;
  user_id: string;
  name: string;
  /** SHA-256, lower-case hex. */
  token_hash: string;
  create_time: string;
  expires_time: string;
  /** Null before the first call. */
  used_time: string | null;
  /** Separated by spaces: `accounts/model/token-scope.ts`. */
  scopes: Generated<string>;
}

interface DeskInvitationTable {
  id: Generated<number>;
  /** SHA-256 of the token, lower-case hex; the token itself is in the link only. */
  token_hash: string;
  /** One open invitation for each address. */
  email: string;
  name: string;
  /** Separated by spaces. */
  roles: string;
  invited_by: string;
  create_time: string;
  expires_time: string;
  /** Language of its mail; null where the administrator passes on the link. */
  locale: string | null;
  /** Change key of its latest mail, the only one that may still be sent. */
  mail_key: string | null;
}

/** Links of an invitation in its mails: each attempt to send has one, and all of them work. */
interface DeskInvitationLinkTable {
  /** SHA-256 of the token, lower-case hex. */
  token_hash: string;
  invitation_id: number;
}

/** Links to a page where the account's person sets a new password. */
interface DeskRecoveryTable {
  /** SHA-256, lower-case hex; of a recovery that is mailed the first row has a token that is in no link. */
  token_hash: string;
  account_id: string;
  /** Account of the administrator who made it; null where the person asked for it. */
  made_by: string | null;
  /** Change key of its mail; each attempt to send has a row of its own. Null where an administrator passes on the link. */
  mail_key: string | null;
  expires_time: string;
  /** When a password was set with this link. */
  used_time: string | null;
}

interface DeskSessionActivityTable {
  session_id: string;
  active_time: string;
}

/** Of better-auth, except the last column; secret and recovery codes are encrypted with the desk's secret. */
interface DeskSecondFactorTable {
  id: string;
  user_id: string;
  /** Encrypted, as are the recovery codes, with the desk's secret. */
  secret: string;
  backup_codes: string;
  /** True after the first right code. */
  verified: boolean | null;
  /** Time step (RFC 6238) of the last code that was accepted; codes up to it are used up. */
  last_step: number | null;
}

/** Of better-auth. */
interface DeskPasskeyTable {
  id: string;
  user_id: string;
  /** As its owner calls it. */
  name: string | null;
  create_time: unknown;
}

/** Of better-auth: what is remembered between two steps of a sign-in. */
interface DeskVerificationTable {
  id: string;
  identifier: string;
  /** The account's id where a code is asked for. */
  value: string;
}

/** What administrators set for the whole desk. */
interface DeskSettingTable {
  name: string;
  value: string;
}

/** The desk's accounts, and what happened at its sign-in. */
export interface AccountTables {
  sign_in_failures: SignInFailureTable;
  security_events: SecurityEventTable;
  desk_users: DeskUserTable;
  desk_credentials: DeskCredentialTable;
  desk_sessions: DeskSessionTable;
  desk_invitations: DeskInvitationTable;
  desk_invitation_links: DeskInvitationLinkTable;
  desk_recoveries: DeskRecoveryTable;
  desk_access_tokens: DeskAccessTokenTable;
  desk_session_activity: DeskSessionActivityTable;
  desk_second_factors: DeskSecondFactorTable;
  desk_passkeys: DeskPasskeyTable;
  desk_verifications: DeskVerificationTable;
  desk_settings: DeskSettingTable;
}
