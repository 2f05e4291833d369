import { afterEach } from 'vitest';
import type { DataPlace } from '#platform/backup/backup.ts';
import { readDatabase } from '#platform/backup/read-database.ts';
import { connectDatabase } from '#platform/database/connect.ts';
import type { OpenDatabase } from '#platform/database/database.ts';
import { createEmptyPlace, createTestDatabase } from './databases.ts';
import { createWorld } from './submission-world.ts';

type EngineName = 'sqlite' | 'postgres';

/** When the tests' backups and moves are made. */
export const backupTime = new Date('2026-04-01T10:00:00.000Z');

/** Number of rows and digest of each table. */
export async function talliesOf(open: OpenDatabase): Promise<Record<string, string>> {
  const found: Record<string, string> = {};
  for await (const record of readDatabase(open, backupTime))
    if (record.kind === 'table-end') found[record.name] = `${record.rows} ${record.digest}`;
  return found;
}

/** Databases to copy from and into; all are closed and removed after each test. */
export function useBackupPlaces() {
  const toDispose: (() => Promise<void>)[] = [];
  const disposeLater = (dispose: () => Promise<void>) => void toDispose.push(dispose);
  afterEach(async () => {
    for (const dispose of toDispose.splice(0).reverse()) await dispose();
  });
  return {
    disposeLater,
    /** A database with content. */
    async openSource(engine: EngineName) {
      const { open, place, dispose } = await createTestDatabase(engine);
      toDispose.push(dispose, () => open.close());
      const world = await createWorld(open);
      return { open, place, world };
    },
    async emptyPlace(engine: EngineName): Promise<DataPlace> {
      const { place, dispose } = await createEmptyPlace(engine);
      disposeLater(dispose);
      return place;
    },
    async connect({ databaseUrl, dataDir }: DataPlace): Promise<OpenDatabase> {
      const open = await connectDatabase({ url: databaseUrl, dataDir });
      disposeLater(() => open.close());
      return open;
    },
  };
}
