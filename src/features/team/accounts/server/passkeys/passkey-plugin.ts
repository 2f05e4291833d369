import { passkey } from '@better-auth/passkey';
import { APIError } from 'better-auth/api';
import { brand } from '#brand/brand.ts';
import { accountTables } from '../account-tables.ts';

/** Code of the refusal of a passkey that was used without PIN, fingerprint or face. */
export const notVerifiedCode = 'USER_NOT_VERIFIED';

/**
 * A passkey counts as both factors only when the device has verified its user; otherwise it is a key that a thief uses. better-auth asks for
 * that without insisting on it.
 */
function insistOnUser(isVerified: boolean | undefined): void {
  if (!isVerified) throw new APIError('FORBIDDEN', { code: notVerifiedCode, message: notVerifiedCode });
}

/** Passkeys for the host name of the desk. @param deskOrigin scheme, host and port under which the desk is reached */
export function createPasskeyPlugin(deskOrigin: string) {
  return passkey({
    rpID: new URL(deskOrigin).hostname,
    rpName: `${brand.name} desk`,
    origin: deskOrigin,
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    advanced: { webAuthnChallengeCookie: 'passkey' },
    schema: accountTables.passkey,
    registration: {
      afterVerification: ({ verification }) => insistOnUser(verification.registrationInfo?.userVerified),
    },
    authentication: {
      afterVerification: ({ verification }) => insistOnUser(verification.authenticationInfo.userVerified),
    },
  });
}
