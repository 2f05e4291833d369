import { createHash, randomBytes } from 'node:crypto';

/** What a link holds that only its reader may know: 256 random bits. */
export const createLinkToken = (): string => randomBytes(32).toString('base64url');

/** What is stored of it: SHA-256, lower-case hex. */
export const hashLinkToken = (token: string): string => createHash('sha256').update(token).digest('hex');
