import type { AccountError } from '../model/account-error.ts';
import { passwordLength } from '../model/check-account.ts';
import { isCommonPassword } from './is-common-password.ts';

/** What is wrong with a new password; undefined when it may be used. */
export function findPasswordIssue(password: string): AccountError | undefined {
  const length = [...password].length;
  if (length < passwordLength.min) return 'password-too-short';
  if (password.length > passwordLength.max) return 'password-too-long';
  return isCommonPassword(password) ? 'password-common' : undefined;
}
