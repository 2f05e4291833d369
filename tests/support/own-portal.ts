import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPortalProcess, type PortalProcess } from './portal-process.ts';

/** Nothing answers here: for tests that need no chain. */
export const noChain = 'http://127.0.0.1:9';

/**
 * A portal with its own settings and data; `stop` ends it and deletes the data.
 * @param prepare fills its data folder before it starts: what it has read once it may keep for an hour
 */
export async function startOwnPortal(
  env: Record<string, string>,
  rpcUrl = noChain,
  prepare?: (dataDir: string) => Promise<void>,
): Promise<PortalProcess> {
  const dataDir = mkdtempSync(join(tmpdir(), 'tideport-own-'));
  await prepare?.(dataDir);
  const portal = await startPortalProcess({ dataDir, rpcUrl, env });
  return {
    ...portal,
    stop: async () => {
      await portal.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
