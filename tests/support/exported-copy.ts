import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { promisify } from 'node:util';
import { nodeFlags } from '../../scripts/process-settings.mjs';
import { freePort } from './free-port.ts';
import { startOwnPortal } from './own-portal.ts';
import type { PortalProcess } from './portal-process.ts';
import { startStaticHost } from './static-host.ts';

const run = promisify(execFile);
const root = join(import.meta.dirname, '../..');

export interface ExportedCopy {
  portal: PortalProcess;
  /** Where the copy is served: another host than the portal's. */
  origin: string;
  folder: string;
  /** What the command printed. */
  printed: string;
  stop(): Promise<void>;
}

/** Enough for two further pages of the store: each item is a page in twelve languages, and the whole demonstration would take minutes. */
export const listedMost = 90;

function keepFewListed(dataDir: string): void {
  const database = new DatabaseSync(join(dataDir, 'portal.sqlite'), { timeout: 10_000 });
  for (const table of ['dapps', 'tokens'])
    database.exec(`update ${table} set listed = 0 where hid > ${listedMost}`);
  // The running portal looks again.
  database.exec('update content_revision set revision = revision + 1');
  database.close();
}

/** A portal, and what `npm run export` makes of it on a static host. */
export async function startExportedCopy(): Promise<ExportedCopy> {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const parent = mkdtempSync(join(tmpdir(), 'tideport-copy-'));
  const folder = join(parent, 'site');
  const portal = await startOwnPortal({ STATIC_ORIGIN: origin });
  keepFewListed(portal.dataDir);
  const env = {
    ...process.env,
    NODE_ENV: 'production',
    DATA_DIR: portal.dataDir,
    PUBLIC_ORIGIN: portal.origin,
    STATIC_ORIGIN: origin,
    LOG_LEVEL: 'warn',
  };
  const { stdout } = await run(
    process.execPath,
    [...nodeFlags, 'scripts/export.ts', folder, '--without-pictures'],
    {
      cwd: root,
      env,
    },
  );
  const host = await startStaticHost(folder, port);
  return {
    portal,
    origin,
    folder,
    printed: stdout,
    stop: async () => {
      host.stop();
      await portal.stop();
      rmSync(parent, { recursive: true, force: true });
    },
  };
}
