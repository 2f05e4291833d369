import { fork } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { ProbeAnswer } from '../support/load/load-probe.ts';
import { startOwnPortal } from '../support/own-portal.ts';
import type { FloodAnswers } from './flood.ts';
import type { Report } from './figure.ts';

const measuredMs = 15_000;
/** Enough to keep every thread busy. */
const searchersAtOnce = 16;
/** What was asked for before is answered or refused by then. */
const restMs = 3_000;
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

/** Searches that one portal answers in a second: as many people as keep it busy, each of whom waits for the answer. */
async function measureCapacity(origin: string): Promise<number> {
  const endMs = performance.now() + measuredMs;
  let answered = 0;
  const search = async (_: unknown, person: number) => {
    for (let round = 0; performance.now() < endMs; round += 1) {
      const headers = { 'x-forwarded-for': `198.19.${person}.${round % 256}` };
      const response = await fetch(`${origin}/en/dappstore?key=most${person}x${round}`, { headers });
      await response.arrayBuffer();
      if (response.ok) answered += 1;
    }
  };
  await Promise.all(Array.from({ length: searchersAtOnce }, search));
  return answered / (measuredMs / 1000);
}

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
    const capacity = await measureCapacity(origin);
    report({ name: 'searches answered in a second', figure: capacity.toFixed(0) });
    const measureAt = async (part: number) => {
      await wait(restMs);
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
