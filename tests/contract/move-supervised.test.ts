import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test, vi } from 'vitest';
import { openPostgres } from '#platform/database/engines/postgres.ts';
import { readFolderState } from '#platform/database/folder-state.ts';
import { createEmptyPlace, createTestDatabase } from '../support/databases.ts';
import { realProcesses } from '../support/real-processes.ts';

const writer = join(import.meta.dirname, '../support/writer-process.ts');
const mover = join(import.meta.dirname, '../../scripts/migrate-to-postgres.ts');
/** Processes start late when the machine is busy. */
const waitMs = 60_000;

/** Starts a portal that writes again whenever it has ended, as a service manager does. */
function supervise(place: { dataDir: string; url?: string }) {
  const acknowledged: number[] = [];
  /** What each start said that was refused. */
  const refusals: string[] = [];
  let isStopped = false;
  /** The next start waits for it. */
  let held = Promise.resolve();
  let startAgain: () => void = () => undefined;

  function start() {
    const child = spawn(process.execPath, [writer, JSON.stringify(place)], {
      stdio: ['pipe', 'pipe', 'pipe'],
    });
    createInterface({ input: child.stdout }).on('line', (line) => acknowledged.push(Number(line)));
    const said = text(child.stderr);
    return { child, ended: Promise.all([said, once(child, 'close')]).then(() => said) };
  }

  let current = start();
  const finished = (async () => {
    while (!isStopped) {
      const said = await current.ended;
      if (said) refusals.push(said);
      await held;
      if (!isStopped) current = start();
    }
  })();
  const kill = async () => {
    const { child, ended } = current;
    child.kill('SIGKILL');
    await ended;
  };
  return {
    acknowledged,
    refusals,
    /** As a person stops a service. */
    halt: async () => {
      ({ promise: held, resolve: startAgain } = Promise.withResolvers<void>());
      await kill();
    },
    startAgain: () => startAgain(),
    stop: async () => {
      isStopped = true;
      startAgain();
      await kill();
      await finished;
    },
  };
}

async function move(dataDir: string, url: string) {
  const child = spawn(process.execPath, [mover, url], {
    env: { ...process.env, DATA_DIR: dataDir },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const [said, [code]] = await Promise.all([text(child.stderr), once(child, 'close')]);
  return { isMoved: code === 0, said };
}

async function prepare() {
  const { open, place, dispose } = await createTestDatabase('sqlite');
  await open.close();
  const target = await createEmptyPlace('postgres');
  onTestFinished(async () => {
    await dispose();
    await target.dispose();
  });
  return { dataDir: place.dataDir, url: target.place.databaseUrl! };
}

test(
  'moving to PostgreSQL keeps every row that was acknowledged, though the portal is started again and again during the move',
  { ...realProcesses, timeout: 4 * waitMs },
  async () => {
    const { dataDir, url } = await prepare();
    const supervisor = supervise({ dataDir });
    onTestFinished(supervisor.stop);
    const { acknowledged, refusals } = supervisor;
    await vi.waitFor(() => expect(acknowledged.length).toBeGreaterThan(20), { timeout: waitMs });

    await supervisor.halt();
    const moving = move(dataDir, url);
    // From here on a start is refused, or waits for the lock.
    const begun = vi.waitFor(() => expect(readFolderState(dataDir)).toBeDefined(), { timeout: waitMs });
    await Promise.race([begun, moving]);
    supervisor.startAgain();
    const { isMoved, said } = await moving;
    expect(isMoved, said).toBe(true);
    // One that may have waited for the move, and one after it.
    const before = refusals.length;
    await vi.waitFor(() => expect(refusals.length).toBeGreaterThan(before + 1), { timeout: waitMs });
    await supervisor.stop();

    for (const refusal of refusals)
      expect(refusal).toMatch(/The move to PostgreSQL has not ended|was moved to PostgreSQL/);
    const moved = openPostgres(url);
    const rows = await moved.database.selectFrom('submissions').select('id').execute();
    await moved.close();
    expect(rows.map(({ id }) => id)).toEqual(expect.arrayContaining(acknowledged));
  },
);
