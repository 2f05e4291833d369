import { randomBytes } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createPrivateFolder } from '#platform/env/private-folder.ts';

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
  const file = join(dataDir, 'desk-secret');
  createPrivateFolder(dataDir);
  try {
    // `wx` lets only one of two processes that start together make it; the other reads what the first wrote.
    writeFileSync(file, randomBytes(32).toString('base64url'), { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if (!isCode(error, 'EEXIST')) throw error;
  }
  return readFileSync(file, 'utf8').trim();
}
