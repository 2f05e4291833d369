import type { PasswordIssue } from '../model/account-error.ts';
import type { SignedIn } from '../model/account.ts';
import type { OwnDependencies } from './own-dependencies.ts';

interface GivenPassword {
  person: SignedIn;
  password: string;
  /** Network address of the caller. */
  clientAddress: string;
}

/**
 * Asks for the password of someone who is signed in already. Wrong ones count for the session as they do at the sign-in, so that a session
 * left open is no way to try passwords, and a stranger at the sign-in locks nobody out who is in.
 */
export async function findOwnPasswordIssue(
  { auth, limit, record }: OwnDependencies,
  { person, password, clientAddress }: GivenPassword,
): Promise<PasswordIssue | undefined> {
  const attempt = { clientAddress, email: person.email, device: person.sessionId };
  if (!(await limit.take(attempt)).allowed) return 'too-many-attempts';
  const { internalAdapter, password: hashing } = await auth.$context;
  const credentials = await internalAdapter.findAccounts(person.id);
  const hash = credentials.find(({ providerId }) => providerId === 'credential')?.password;
  if (!hash || !(await hashing.verify({ hash, password }))) {
    await record({ kind: 'own-account', outcome: 'wrong-password', ...attempt });
    return 'wrong-password';
  }
  await limit.giveBack(attempt);
  return undefined;
}
