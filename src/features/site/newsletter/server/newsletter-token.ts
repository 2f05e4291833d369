import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits. */
export function createToken(): string {
  return randomBytes(32).toString('base64url');
}

/** Rejects at the boundary what cannot be a token, to spare the database. */
export function isToken(text: string): boolean {
  return /^[\w-]{43}$/.test(text);
}

/** The stored form of a token: reading the database does not let anyone use it. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
