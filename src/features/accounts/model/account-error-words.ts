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
  email: 'That is not an email address.',
  name: 'Give the name that other people at the desk will see.',
  'password-too-short': `The password needs at least ${passwordLength.min} characters.`,
  'password-too-long': `The password has at most ${passwordLength.max} characters.`,
  'password-common': 'This password is too easy to guess. Choose another one.',
  exists: 'There is an account with this address already.',
  unknown: 'There is no account with this address.',
  'wrong-password': 'The current password is wrong.',
  'wrong-code':
    'This code is wrong. Enter the code that your authenticator app shows now, or a recovery code.',
  'used-code': 'This code was used already. Wait for the next one.',
  'second-factor-on': 'Your second factor is on already.',
  'second-factor-off': 'Set up an authenticator app first.',
  'has-passkeys': 'Remove your passkeys first. They need an authenticator app beside them.',
  'no-passkeys-here':
    'Passkeys need a host name and HTTPS. The operator of the desk sets them with DESK_ORIGIN.',
  'passkey-failed': 'The passkey could not be added. Try again.',
  'passkey-not-verified': 'This device did not ask for PIN, fingerprint or face. Use one that does.',
  'too-many-passkeys': 'Remove a passkey that you do not use any more first.',
  'too-many-tokens': 'End an access token that no script uses any more first.',
  'too-many-attempts': 'Too many failed attempts. Wait a while and try again.',
};
