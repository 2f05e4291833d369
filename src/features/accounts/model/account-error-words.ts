import type { AccountError, PasswordIssue, SecondFactorIssue } from './account-error.ts';
import { passwordLength } from './check-account.ts';

/** What is wrong with an account, a password or a code, at the desk and on the command line. */
export const accountErrorWords: Record<AccountError | PasswordIssue | SecondFactorIssue, string> = {
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
  'second-factor-off': 'Your second factor is not set up. Reload the page.',
  'too-many-attempts': 'Too many failed attempts. Wait a while and try again.',
};
