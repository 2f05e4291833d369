import { createHash, randomBytes } from 'node:crypto';
import { plainSigns } from '#lib/plain-signs.ts';

const letters = 'abcdefghijklmnopqrstuvwxyz234567';

/** Length of a reference: 26 letters of base32 are 130 random bits, so that another person's submission cannot be guessed. */
const referenceLength = 26;

const spell = (bytes: Uint8Array) =>
  Array.from(bytes.subarray(0, referenceLength), (byte) => letters.charAt(byte & 31)).join('');

/** A new unguessable reference. */
export const createReference = (): string => spell(randomBytes(referenceLength));

/**
 * The reference that the holder of another key gets, the same each time, so that asking again makes no further one.
 * @param key unguessable: a reference or the key of a draft
 */
export const deriveReference = (key: string, submissionId: number): string =>
  spell(createHash('sha256').update(`submission ${submissionId} for ${key}`).digest());

/** The stored form of a reference: a copy of the database opens no status page. */
export const hashReference = (reference: string): string =>
  createHash('sha256').update(`reference ${reference}`).digest('hex');

/** The reference that a pasted text is or that its link has; undefined when there is none. */
export function findReference(text: string): string | undefined {
  return /(?<![a-z2-7])[a-z2-7]{26}(?![a-z2-7])/.exec(plainSigns(text).toLowerCase())?.[0];
}

/** Tells at the boundary what cannot be a reference; spares the database the rest. */
export function isReference(text: string): boolean {
  return /^[a-z2-7]{26}$/.test(text);
}
