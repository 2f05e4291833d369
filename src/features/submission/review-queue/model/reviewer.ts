import type { SignedIn } from '#features/team/accounts/model/account.ts';

/**
 * A person signed in at the desk; the name is stored in the history, the address in the audit log; the id
 * distinguishes two people.
 */
export type Reviewer = Pick<SignedIn, 'id' | 'name' | 'email' | 'roles' | 'scopes' | 'token'>;
