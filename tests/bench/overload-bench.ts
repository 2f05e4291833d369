import { fork } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { ProbeAnswer } from '../support/load/load-probe.ts';
import { startOwnPortal } from '../support/own-portal.ts';
import type { FloodAnswers } from './flood.ts';
import type { Report } from './figure.ts';

const measuredMs = 15_000;
/** More than one portal makes; how many it answers is what it can. */
const muchPerSecond = 2_000;
const probeEveryMs = 20;
/** How much slower a stored page may be. */
const slowerMax = 3;

const program = (name: string) => join(import.meta.dirname, name);

/** @returns what the program has to say at the end */
async function during<Said>(
  file: string,
  args: readonly string[],
  work: () => Promise<unknown>,
): Promise<Said> {
  const child = fork(file, args, { execArgv: ['--disable-warning=ExperimentalWarning'] });
  await work();
  return new Promise((resolve) => {
    child.once('message', (said) => resolve(said as Said));
    child.send('stop');
  });
}

const flood = (origin: string, perSecond: number, work: () => Promise<unknown>) =>
  during<FloodAnswers>(program('flood.ts'), [origin, String(Math.round(perSecond))], work);

/** @returns milliseconds within which 99 of 100 stored pages came */
async function probe(origin: string): Promise<{ slowestMs: number; unanswered: number }> {
  const answers = await during<ProbeAnswer[]>(
    program('../support/load/load-probe.ts'),
    [origin, String(probeEveryMs)],
    () => wait(measuredMs),
  );
  const pages = answers.filter(({ path }) => path === '/en');
  const times = pages.map(({ ms }) => ms).toSorted((a, b) => a - b);
  const slowestMs = times[Math.floor(0.99 * (times.length - 1))] ?? Number.NaN;
  return { slowestMs, unanswered: pages.filter(({ status }) => status !== 200).length };
}

/** What visitors of a stored page notice when four times as many others search as the portal can answer. */
export async function benchOverload(report: Report): Promise<void> {
  const portal = await startOwnPortal({ TRUSTED_PROXIES: '1', LOG_LEVEL: 'silent' });
  const origin = portal.origin.replace('localhost', '127.0.0.1');
  try {
    await (await fetch(`${origin}/en`)).arrayBuffer();
    const most = await flood(origin, muchPerSecond, () => wait(measuredMs));
    const capacity = (most[200] ?? 0) / (measuredMs / 1000);
    report({ name: 'searches answered in a second', figure: capacity.toFixed(0) });
    const measureAt = async (part: number) => {
      let probed = { slowestMs: Number.NaN, unanswered: 0 };
      const answers = await flood(origin, part * capacity, async () => (probed = await probe(origin)));
      return { ...probed, answers };
    };
    const usual = await measureAt(0.5);
    const over = await measureAt(4);
    const ratio = over.slowestMs / usual.slowestMs;
    report({
      name: '/en at half of that',
      figure: `99 % within ${usual.slowestMs.toFixed(1)} ms; searches ${JSON.stringify(usual.answers)}`,
    });
    report({
      name: '/en at four times that',
      figure: `99 % within ${over.slowestMs.toFixed(1)} ms, ${over.unanswered} unanswered; searches ${JSON.stringify(over.answers)}`,
      ratio: `${ratio.toFixed(2)} × half, of ${slowerMax} at most`,
      isOver: !(ratio <= slowerMax) || over.unanswered > 0,
    });
  } finally {
    await portal.stop();
  }
}
