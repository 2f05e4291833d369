import type {
  AccessTokenIssue,
  AccountError,
  PasskeyIssue,
  PasswordIssue,
  SecondFactorIssue,
} from './account-error.ts';
import { passwordLength } from './check-account.ts';

/** What is wrong with an account, a password or a code, at the desk and on the command line. */
export const accountErrorWords: Record<
  AccountError | PasswordIssue | SecondFactorIssue | PasskeyIssue | AccessTokenIssue,
  string
> = {
  email: 'This is not an email address.',
  name: 'Enter the name that other people at the desk will see.',
  'password-too-short': `The password needs at least ${passwordLength.min} characters.`,
  'password-too-long': `The password has at most ${passwordLength.max} characters.`,
  'password-common': 'This password is too easy to guess. Choose another one.',
  exists: 'There is already an account with this address.',
  unknown: 'There is no account with this address.',
  'wrong-password': 'The current password is wrong.',
  'wrong-code':
    'This code is wrong. Enter the code that your authenticator app shows now, or a recovery code.',
  'used-code': 'This code has already been used. Wait for the next one.',
  'second-factor-on': 'Your second factor is already on.',
  'second-factor-off': 'Set up an authenticator app first.',
  'has-passkeys': 'Remove your passkeys first. They work only together with an authenticator app.',
  'no-passkeys-here':
    'Passkeys need a host name and HTTPS. The server’s operator sets them with DESK_ORIGIN.',
  'passkey-failed': 'The passkey could not be added. Try again.',
  'passkey-not-verified': 'This device did not ask for PIN, fingerprint or face. Use one that does.',
  'too-many-passkeys': 'You have the maximum number of passkeys. Remove one that you no longer use.',
  'too-many-tokens': 'You have the maximum number of access tokens. Revoke one that no script uses anymore.',
  'too-many-attempts': 'Too many failed attempts. Wait a few minutes and try again.',
};
