/** Characters of the shortest recovery phrase: twelve words of one letter each, with spaces. */
const shortest = 23;

/** Whether words for a search are long enough to be a secret: all others are searched for without a look. */
export const mayBeSecretSearch = (text: string): boolean => text.trim().length >= shortest;

/**
 * Looks for a recovery phrase or a private key in words for a search, before they are sent or kept. What looks is loaded only for long words.
 * @throws when it cannot be loaded
 */
export async function isSecretSearch(text: string): Promise<boolean> {
  if (!mayBeSecretSearch(text)) return false;
  const { findSecret } = await import('./find-secret.ts');
  return (await findSecret(text)) !== undefined;
}
