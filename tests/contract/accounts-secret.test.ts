import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { getDeskSecret } from '#features/team/accounts/server/desk-secret.ts';
import { generatePassword } from '#features/team/accounts/server/generate-password.ts';
import { findPasswordIssue } from '#features/team/accounts/server/find-password-issue.ts';

const folder = mkdtempSync(join(tmpdir(), 'desk-secret-'));
const dataDir = join(folder, 'data');
afterEach(() => rmSync(folder, { recursive: true, force: true }));

it('creates a secret once, readable by its owner only, and prefers the configured one', () => {
  const made = getDeskSecret({ configured: undefined, dataDir });
  expect(made.length).toBeGreaterThanOrEqual(32);
  expect(getDeskSecret({ configured: undefined, dataDir })).toBe(made);
  expect(statSync(join(dataDir, 'desk-secret')).mode & 0o777).toBe(0o600);
  expect(getDeskSecret({ configured: 'configured', dataDir })).toBe('configured');
});

it('generates passwords that it would accept, each different', async () => {
  const passwords = Array.from({ length: 100 }, generatePassword);
  expect(new Set(passwords).size).toBe(100);
  const issues = await Promise.all(passwords.map((password) => findPasswordIssue(password)));
  expect(issues.filter(Boolean)).toEqual([]);
});
