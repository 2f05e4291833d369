import { findText } from './find-text.ts';
import { mayHoldSecret } from './may-hold-secret.ts';

/**
 * Looks for a recovery phrase or a private key before anything is sent. The word lists are loaded only for a text that could hold one.
 * @returns path of the first text with one; undefined when there is none
 * @throws when the lists cannot be loaded
 */
export async function findSecret(body: unknown): Promise<string | undefined> {
  if (findText(body, mayHoldSecret) === undefined) return undefined;
  const { holdsSecret } = await import('./holds-secret.ts');
  return findText(body, holdsSecret);
}
