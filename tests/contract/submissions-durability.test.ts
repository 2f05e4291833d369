import { hashReference } from '#features/submission/submissions/server/reference.ts';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { expect, test } from 'vitest';
import { connectDatabase } from '#platform/database/connect.ts';
import { realProcesses } from '../support/real-processes.ts';

const program = join(import.meta.dirname, '../support/submission-process.ts');

/** Kills the process in the middle of its work. @returns the references that it had acknowledged */
async function killWhileWriting(dataDir: string, acknowledgements: number): Promise<string[]> {
  const child = spawn(process.execPath, [program, dataDir], { stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = once(child, 'exit');
  const references: string[] = [];
  for await (const line of createInterface({ input: child.stdout })) {
    references.push(line);
    if (references.length === acknowledgements) child.kill('SIGKILL');
  }
  await ended;
  return references;
}

test.each([25, 60, 111])(
  'a process killed after %d acknowledgements has kept every one of them complete',
  realProcesses,
  async (count) => {
    const dataDir = await mkdtemp(join(tmpdir(), 'portal-killed-'));
    try {
      const references = await killWhileWriting(dataDir, count);
      expect(references.length).toBeGreaterThanOrEqual(count);
      const { database, close } = await connectDatabase({ url: undefined, dataDir });
      const rows = await database
        .selectFrom('submissions')
        .select(['id', 'reference_hash'])
        .orderBy('id')
        .execute();
      const kept = new Set(rows.map((row) => row.reference_hash));
      expect(references.filter((reference) => !kept.has(hashReference(reference)))).toEqual([]);
      const history = await database
        .selectFrom('submission_history')
        .select('submission_id')
        .orderBy('submission_id')
        .execute();
      const files = await database
        .selectFrom('submission_files')
        .select('submission_id')
        .orderBy('submission_id')
        .execute();
      for (const parts of [history, files])
        expect(parts.map((part) => part.submission_id)).toEqual(rows.map(({ id }) => id));
      await close();
    } finally {
      await rm(dataDir, { recursive: true, force: true });
    }
  },
);
