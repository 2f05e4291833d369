import { findSecret } from './find-secret.ts';

/** Characters of the shortest recovery phrase: twelve words of one letter each, with spaces. */
const shortest = 23;

/** Whether words for a search are long enough to be a secret: all others are searched for without a look. */
export const mayBeSecretSearch = (text: string): boolean => text.trim().length >= shortest;

/**
 * Looks for a recovery phrase or a private key in words for a search, before they are sent or kept.
 * @throws when the lists of words that it compares cannot be loaded
 */
export const isSecretSearch = async (text: string): Promise<boolean> =>
  mayBeSecretSearch(text) && (await findSecret(text)) !== undefined;
