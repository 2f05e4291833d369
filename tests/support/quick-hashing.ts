import { createHash } from 'node:crypto';
import type { PasswordHashing } from '#features/team/accounts/server/password-hashing.ts';

const hash = async (password: string) => createHash('sha256').update(password).digest('hex');

/**
 * For tests that are about other things than passwords: scrypt is slow on purpose, and took most of their time. `password-storage.test.ts` and
 * the browser tests sign in with it.
 */
export const quickHashing: PasswordHashing = {
  hash,
  verify: async (stored) => stored.hash === (await hash(stored.password)),
};
