import type { PasswordIssue, AccountError } from './account-error.ts';
import { passwordLength } from './check-account.ts';

/** What is wrong with an account or a password, at the desk and on the command line. */
export const accountErrorWords: Record<AccountError | PasswordIssue, string> = {
  email: 'That is not an email address.',
  name: 'Give the name that other people at the desk will see.',
  'password-too-short': `The password needs at least ${passwordLength.min} characters.`,
  'password-too-long': `The password has at most ${passwordLength.max} characters.`,
  'password-common': 'This password is too easy to guess. Choose another one.',
  exists: 'There is an account with this address already.',
  unknown: 'There is no account with this address.',
  'wrong-password': 'The current password is wrong.',
  'too-many-attempts': 'Too many failed attempts. Wait a while and try again.',
};
