import * as v from 'valibot';
import { enteredCode } from './second-factor.ts';
import { passkeyResponse } from './passkey.ts';

/** How long a link counts that the account's person asked for: long enough to open the mailbox. */
export const recoveryMinutes = 30;

/** The same for one that an administrator made, which may have to be passed on. */
export const givenRecoveryHours = 24;

const token = v.pipe(v.string(), v.maxLength(100));

/** Sent to a page that an address opened, without anything that was typed. */
export const openRecoverySchema = v.object({ token });

/** One of both, where the account has a second factor. */
export const finishRecoverySchema = v.object({
  token,
  password: v.pipe(v.string(), v.maxLength(512)),
  code: v.optional(enteredCode),
  /** What a passkey answered. */
  response: v.optional(passkeyResponse),
});
export type FinishedRecovery = v.InferOutput<typeof finishRecoverySchema>;

/** What the page of a link says to its holder. */
export interface OpenRecovery {
  email: string;
  name: string;
  /** Setting a password needs a code, or a passkey. */
  needs_code: boolean;
  has_passkeys: boolean;
}

/** Path of the page in the desk. The token is behind `#`, so it is in no log of a server. */
export const recoveryPath = (token: string) => `/#/recovery/${token}`;
