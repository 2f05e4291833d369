import type { SignedIn } from '#features/accounts/model/account.ts';

/** Somebody signed in at the desk; the name is kept in the history. */
export type Reviewer = Pick<SignedIn, 'name' | 'role'>;
