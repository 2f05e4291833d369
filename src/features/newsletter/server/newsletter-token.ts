import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits. */
export function createToken(): string {
  return randomBytes(32).toString('base64url');
}

/** Tells at the boundary what cannot be a token; spares the database the rest. */
export function isToken(text: string): boolean {
  return /^[\w-]{43}$/.test(text);
}

/** The form in which a token is stored: whoever reads the database cannot use it. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
