import type { AccountError } from '../model/account-error.ts';
import { passwordLength } from '../model/check-account.ts';

/** What is wrong with a new password; undefined when it may be used. */
export async function findPasswordIssue(password: string): Promise<AccountError | undefined> {
  const length = [...password].length;
  if (length < passwordLength.min) return 'password-too-short';
  if (password.length > passwordLength.max) return 'password-too-long';
  // The list of common passwords takes 4 MB, and passwords are set rarely.
  const { isCommonPassword } = await import('./is-common-password.ts');
  return isCommonPassword(password) ? 'password-common' : undefined;
}
