import { expect, test } from '@playwright/test';
import fc from 'fast-check';
import { localeCodes } from '#i18n/locales.ts';
import { hostileRequests, type HostileRequest, type KnownAddress } from '../support/load/hostile-requests.ts';
import { startOwnPortal } from '../support/own-portal.ts';
import { readPeakBytes, resetPeak, withoutCompileCache } from '../support/process-memory.ts';
import { sendRaw } from '../support/send-raw.ts';

/* HOSTILE_REQUESTS=100000 sends as many; HOSTILE_SEED repeats a run. */
const count = Number(process.env['HOSTILE_REQUESTS'] ?? 6_000);
const seed = Number(process.env['HOSTILE_SEED'] ?? Math.floor(Math.random() * 2 ** 31));
const atOnce = 16;
const megabyte = 1024 * 1024;
/** What one half may take more than the other: the stores fill up, and the heap breathes. */
const growthMaxBytes = 64 * megabyte;

test.setTimeout(3_600_000);

interface Description {
  paths: Record<string, Record<string, { parameters?: { in: string; name: string }[] }>>;
}

/** What the portal says it answers, and its pages. */
async function listAddresses(origin: string): Promise<KnownAddress[]> {
  const { paths } = (await (await fetch(`${origin}/api/openapi.json`)).json()) as Description;
  const calls = Object.entries(paths).flatMap(([path, ways]) =>
    Object.entries(ways).map(([method, { parameters = [] }]) => ({
      method: method.toUpperCase(),
      path,
      query: parameters.flatMap((one) => (one.in === 'query' ? [one.name] : [])),
    })),
  );
  const pages = ['', '/dappstore', '/dapp/{id}', '/news/{id}', '/submit/dapp', '/submission/{key}', '/{a}'];
  return [
    ...calls,
    ...pages.flatMap((page) =>
      localeCodes.map((locale) => ({
        method: 'GET',
        path: `/${locale}${page}`,
        query: ['category', 'chain'],
      })),
    ),
    { method: 'GET', path: '/files/{name}', query: [] },
    { method: 'GET', path: '/assets/{name}', query: [] },
  ];
}

const describe = ({ method, target, headers, body }: HostileRequest) =>
  JSON.stringify({ method, target, headers, body: body.toString('latin1').slice(0, 300) });

test(`${count} hostile requests of a seeded generator: none fails in the portal, none hangs, and memory stays flat`, async () => {
  console.log(`HOSTILE_SEED=${seed} repeats this.`);
  const portal = await startOwnPortal({ TRUSTED_PROXIES: '1', ...withoutCompileCache });
  const origin = portal.origin.replace('localhost', '127.0.0.1');
  const peaks: number[] = [];
  const statuses: Record<number, number> = {};
  const failed: string[] = [];
  try {
    const requests = hostileRequests(await listAddresses(origin));
    // In parts, so that the requests of a long run are not all in memory.
    const partSize = 2_000;
    for (let start = 0; start < count; start += partSize) {
      const numRuns = Math.min(partSize, count - start);
      const waiting = fc.sample(requests, { seed: seed + start, numRuns });
      const hand = async () => {
        for (let request = waiting.pop(); request; request = waiting.pop()) {
          const { method, target, headers, body } = request;
          const { status } = await sendRaw({ origin, method, target, headers, body: [body] });
          statuses[status] = (statuses[status] ?? 0) + 1;
          if (status >= 500) failed.push(`${status} ${describe(request)}`);
        }
      };
      await Promise.all(Array.from({ length: atOnce }, hand));
      // The first parts fill the stores.
      peaks.push(readPeakBytes(portal.pid));
      resetPeak(portal.pid);
    }
    const alive = await fetch(`${origin}/en`);
    expect(alive.status).toBe(200);
  } finally {
    await portal.stop();
  }
  const [settled = 0] = peaks.slice(Math.floor(peaks.length / 3));
  const last = peaks.at(-1) ?? 0;
  console.log(
    `Answers ${JSON.stringify(statuses)}, peaks ${peaks.map((peak) => Math.round(peak / megabyte)).join(', ')} MB`,
  );
  expect(failed.slice(0, 5)).toEqual([]);
  expect(portal.output()).not.toMatch(/"level":50.*"requestId"/);
  expect(last - settled).toBeLessThan(growthMaxBytes);
  // They were answered, and not only refused for what cannot be read.
  expect(statuses[200] ?? 0).toBeGreaterThan(count / 20);
  expect(statuses[404] ?? 0).toBeGreaterThan(0);
});
