import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join, sep } from 'node:path';
import { createSemaphore } from '#lib/semaphore.ts';
import type { Site } from './start-site.ts';

/** How many answers are asked for at a time: enough for the rendering threads, and no one else waits. */
const atOnce = 8;

export interface Answer {
  status: number;
  headers: Headers;
  body: Buffer;
}

export interface Failure {
  address: string;
  status: number;
}

/** What was written, and what was not answered. */
export interface Tally {
  files: number;
  bytes: number;
  failures: Failure[];
}

/** Reads the site and writes the copy. */
export interface FileCopier {
  tally: Tally;
  read(address: string): Promise<Answer>;
  /** @returns undefined where the site answers other than 200, which is counted as a failure */
  readPage(address: string): Promise<Answer | undefined>;
  /** @param path in the copy, escaped as in an address */
  write(path: string, body: string | Buffer): Promise<void>;
  /** Does something for each, a few at a time. */
  forEach(list: Iterable<string>, work: (each: string) => Promise<void>): Promise<void>;
}

/** @param folder where the copy is written */
export function createFileCopier(site: Pick<Site, 'address'>, folder: string): FileCopier {
  const tally: Tally = { files: 0, bytes: 0, failures: [] };
  const turns = createSemaphore({ atOnce, waiting: Infinity });
  async function read(address: string): Promise<Answer> {
    const response = await fetch(site.address + address, { redirect: 'manual' });
    const { status, headers } = response;
    return { status, headers, body: Buffer.from(await response.arrayBuffer()) };
  }
  return {
    tally,
    read,
    async readPage(address) {
      const answer = await read(address);
      if (answer.status === 200) return answer;
      tally.failures.push({ address, status: answer.status });
      return undefined;
    },
    async write(path, body) {
      const file = join(folder, decodeURIComponent(path));
      if (!file.startsWith(folder + sep)) throw new Error(`${path} is outside of the copy.`);
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, body, { flag: 'wx' });
      tally.files += 1;
      tally.bytes += Buffer.byteLength(body);
    },
    async forEach(list, work) {
      await Promise.all([...list].map((each) => turns.run(() => work(each))));
    },
  };
}
