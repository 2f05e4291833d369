import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createPrivateFolder } from '#platform/env/private-folder.ts';
import type { Settings } from '#platform/env/settings.ts';

const fileIn = (dataDir: string) => join(dataDir, 'desk-secret');

/**
 * With PostgreSQL there may be several nodes. Each would make a secret of its own: sign-ins at one would be unknown at the other, and second
 * factors unreadable.
 * @throws Error with the sentence that stops the start
 */
export function requireSharedSecret({
  databaseUrl,
  deskSecret,
  dataDir,
}: Pick<Settings, 'databaseUrl' | 'deskSecret' | 'dataDir'>): void {
  if (databaseUrl === undefined || deskSecret !== undefined) return;
  const file = fileIn(dataDir);
  throw new Error(
    existsSync(file)
      ? `The setting DESK_SECRET is required with DATABASE_URL, the same on every node. Give it what is in ${file}, so that everyone stays signed in.`
      : 'The setting DESK_SECRET is required with DATABASE_URL, the same on every node: openssl rand -base64 32 makes one.',
  );
}

const isCode = (error: unknown, code: string) =>
  error instanceof Error && 'code' in error && error.code === code;

/**
 * Secret that signs the desk's session cookies and encrypts its second factors: the configured one, else one that is made at the first
 * start and kept in `<dataDir>/desk-secret`, readable by its owner only. Losing it signs everybody out, and second factors must be reset.
 */
export function getDeskSecret({
  configured,
  dataDir,
}: {
  configured: string | undefined;
  dataDir: string;
}): string {
  if (configured) return configured;
  const file = fileIn(dataDir);
  createPrivateFolder(dataDir);
  try {
    // `wx` lets only one of two processes that start together make it; the other reads what the first wrote.
    writeFileSync(file, randomBytes(32).toString('base64url'), { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if (!isCode(error, 'EEXIST')) throw error;
  }
  return readFileSync(file, 'utf8').trim();
}
