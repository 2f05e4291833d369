import { readFileSync, rmSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import * as v from 'valibot';
import { AppError } from '#lib/app-error.ts';
import type { Log } from '#platform/log/log.ts';
import { findProcessCommand } from './process-command.ts';

const pid = v.pipe(v.number(), v.integer(), v.minValue(2));
const pidFileSchema = v.pipe(v.string(), v.parseJson(), v.object({ keeperPid: pid, anvilPid: pid }));

/** A keeper whose portal was killed needs a moment to let Anvil save its state. */
const keeperGraceMs = 5_000;
const endGraceMs = 5_000;
const pollMs = 50;

interface Leftover {
  /** Written by the keeper, removed when it ends. */
  pidFile: string;
  /** Arguments that only an Anvil with this state has. */
  stateFile: string;
  log: Log;
}

/**
 * Makes sure that no earlier Anvil still uses the state: one whose keeper was killed is ended, after its
 * command line has confirmed that it is ours; one that a living portal uses is an error.
 */
export async function endLeftoverAnvil({ pidFile, stateFile, log }: Leftover): Promise<void> {
  const left = readPidFile(pidFile);
  if (!left) return;
  const keeperRuns = () => runs(left.keeperPid, ['anvil-keeper', stateFile]);
  const anvilRuns = () => runs(left.anvilPid, ['anvil', stateFile]);

  if (!(await gone(keeperRuns, keeperGraceMs))) {
    throw new AppError(
      'internal',
      `Another development chain runs on ${stateFile} (process ${left.keeperPid}). End the portal that started it first.`,
    );
  }
  if (anvilRuns()) {
    log.warn({ pid: left.anvilPid }, 'ending a development chain that an earlier start left behind');
    process.kill(left.anvilPid, 'SIGTERM');
    if (!(await gone(anvilRuns, endGraceMs))) process.kill(left.anvilPid, 'SIGKILL');
  }
  rmSync(pidFile, { force: true });
}

function readPidFile(pidFile: string): { keeperPid: number; anvilPid: number } | undefined {
  try {
    const parsed = v.safeParse(pidFileSchema, readFileSync(pidFile, 'utf8'));
    return parsed.success ? parsed.output : undefined;
  } catch {
    return undefined;
  }
}

function runs(processId: number, marks: readonly string[]): boolean {
  const command = findProcessCommand(processId);
  return command !== undefined && marks.every((mark) => command.includes(mark));
}

async function gone(isThere: () => boolean, graceMs: number): Promise<boolean> {
  const end = Date.now() + graceMs;
  while (isThere()) {
    if (Date.now() > end) return false;
    await delay(pollMs);
  }
  return true;
}
