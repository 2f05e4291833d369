import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { noChain } from '../own-portal.ts';
import { startPortalProcess, type PortalProcess } from '../portal-process.ts';
import { readResidentBytes, withoutCompileCache } from '../process-memory.ts';
import { loadSitemap } from '../read-sitemap.ts';

export interface Resident {
  /** Bytes when it has started and nothing has been requested. */
  startedBytes: number;
  /** Bytes after every page without a query was requested once, in every language. */
  pagesBytes: number;
  pages: number;
  /** Bytes after details of DApps too. */
  detailsBytes: number;
  details: number;
  /** Requests that were not answered with 200. */
  refused: number;
}

/** What is done after a start, and what is collected after work, is done by then. */
const restMs = 10_000;
const atOnce = 4;
const env = { LOG_LEVEL: 'silent', ...withoutCompileCache };
/** As browsers on https. */
const headers = { 'accept-encoding': 'gzip, deflate, br' };

/** `npm start`: the built sources, as in production. The demonstration visits no links. */
const program = 'scripts/start.ts';

/** The first start fills the database, which leaves traces in that process; one is measured that finds it filled, as in production. */
async function startFilled(): Promise<PortalProcess> {
  const dataDir = mkdtempSync(join(tmpdir(), 'tideport-memory-'));
  const options = { dataDir, rpcUrl: noChain, env, program };
  await (await startPortalProcess(options)).stop();
  const portal = await startPortalProcess(options);
  return {
    ...portal,
    stop: async () => {
      await portal.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** @returns how many were not answered with 200 */
async function requestAll(origin: string, paths: readonly string[]): Promise<number> {
  const left = [...paths];
  let refused = 0;
  const visitor = async () => {
    for (let path = left.shift(); path !== undefined; path = left.shift()) {
      const response = await fetch(origin + path, { headers });
      await response.arrayBuffer();
      if (response.status !== 200) refused += 1;
    }
  };
  await Promise.all(Array.from({ length: atOnce }, visitor));
  return refused;
}

/** A quarter of the demonstration's, in all languages. */
const detailsMax = 714;

/** The addresses that search engines are told, in all languages: pages without a query, and details. */
async function listAddresses(origin: string): Promise<{ pages: string[]; details: string[] }> {
  const entries = await loadSitemap(origin);
  const addresses = entries.flatMap(({ loc, alternates }) => [loc, ...alternates.values()]);
  const paths = new Set(addresses.map((each) => new URL(each)).map((url) => url.pathname + url.search));
  return {
    pages: [...paths].filter((path) => !path.includes('?')),
    details: [...paths].filter((path) => path.includes('/dappstore/detail?')).slice(0, detailsMax),
  };
}

/** Resident memory of a portal with the demonstration's content on SQLite, while visitors open all of its pages. Linux only. */
export async function measureResident(): Promise<Resident> {
  const portal = await startFilled();
  const origin = portal.origin.replace('localhost', '127.0.0.1');
  const readAtRest = async () => {
    await wait(restMs);
    return readResidentBytes(portal.pid);
  };
  try {
    const startedBytes = await readAtRest();
    const { pages, details } = await listAddresses(origin);
    const refusedPages = await requestAll(origin, pages);
    const pagesBytes = await readAtRest();
    const refusedDetails = await requestAll(origin, details);
    const detailsBytes = await readAtRest();
    return {
      ...{ startedBytes, pagesBytes, detailsBytes },
      ...{ pages: pages.length, details: details.length, refused: refusedPages + refusedDetails },
    };
  } finally {
    await portal.stop();
  }
}
