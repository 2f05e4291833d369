import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';

/** A folder for the test that is running; deleted when it ends. */
export function useTemporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'portal-test-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
