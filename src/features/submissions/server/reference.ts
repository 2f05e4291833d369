import { randomBytes } from 'node:crypto';

const letters = 'abcdefghijklmnopqrstuvwxyz234567';

/** Length of a reference: 26 letters of base32 are 130 random bits, so that another person's submission cannot be guessed. */
const referenceLength = 26;

/** A new unguessable reference. */
export function createReference(): string {
  return Array.from(randomBytes(referenceLength), (byte) => letters.charAt(byte & 31)).join('');
}

/** Tells at the boundary what cannot be a reference; spares the database the rest. */
export function isReference(text: string): boolean {
  return /^[a-z2-7]{26}$/.test(text);
}
