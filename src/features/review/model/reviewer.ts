import type { SignedIn } from '#features/accounts/model/account.ts';

/** Somebody signed in at the desk; the name is kept in the history, the address in the audit log, by the id two people are told apart. */
export type Reviewer = Pick<SignedIn, 'id' | 'name' | 'email' | 'roles'>;
