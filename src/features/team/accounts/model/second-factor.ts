import * as v from 'valibot';
import { plainSigns } from '#lib/plain-signs.ts';

/** One's own second factor, as the account page shows it. */
export interface OwnSecondFactor {
  id: 'own';
  is_on: boolean;
  /** Recovery codes that were not used yet. */
  recovery_codes_left: number;
  /** Administrators require a second factor for every account. */
  is_required: boolean;
}

/** What an authenticator app needs, as a link for its QR code and as text. */
export interface SecondFactorSetup {
  uri: string;
  /** Base32, as apps ask for it. */
  secret: string;
}

const password = v.pipe(v.string(), v.maxLength(512));
/** Longer than any code, so that a mistyped one is called wrong instead of invalid. */
export const enteredCode = v.pipe(v.string(), v.maxLength(40));

/** Two steps turn it on: `begin` makes the secret, `confirm` proves that the app has it. */
export const ownSecondFactorSchema = v.variant('name', [
  v.object({ name: v.literal('begin'), password }),
  v.object({ name: v.literal('confirm'), code: enteredCode }),
  v.object({ name: v.literal('turn-off'), password, code: enteredCode }),
  v.object({ name: v.literal('renew-recovery-codes'), password, code: enteredCode }),
]);
export type OwnSecondFactorAction = v.InferOutput<typeof ownSecondFactorSchema>;

/** Whether every account needs one; the whole desk has one such rule. */
export interface SecondFactorRule {
  id: 'desk';
  is_required: boolean;
}
export const secondFactorRuleSchema = v.object({ name: v.picklist(['require', 'make-optional']) });

export type EnteredCode = { kind: 'app' | 'recovery'; code: string };

/** Reads a code as people type it: six digits are from the app, anything else is a recovery code. */
export function readEnteredCode(text: string): EnteredCode {
  const bare = plainSigns(text).replaceAll(/[\s-]/g, '').toLowerCase();
  if (/^\d{6}$/.test(bare)) return { kind: 'app', code: bare };
  return { kind: 'recovery', code: `${bare.slice(0, 5)}-${bare.slice(5)}` };
}
