import { createHash } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { readFile, rename, stat, writeFile } from 'node:fs/promises';
import type { Log } from '#platform/log/log.ts';
import type { Web } from '#platform/web/web.ts';
import {
  createBlocklistInSteps,
  describeLeftOut,
  emptyBlocklist,
  losesEntries,
  readBlocklistText,
  type Blocklist,
} from '../model/blocklist.ts';

export interface BlocklistOptions {
  /** A file, or an https address. */
  place: string;
  /** File in which the last good list of an address is kept for the next start. */
  keptAt: string;
  web: Pick<Web, 'read'>;
  now: () => Date;
  log: Log;
}

/** MetaMask's list has 10 MB. */
const listMaxBytes = 32 * 1024 * 1024;
const fetchTimeoutMs = 60_000;
/** How often an address is asked, and after a failure. */
const refreshMs = 60 * 60_000;
const retryMs = 5 * 60_000;

/** @throws Error saying why the list cannot be used */
async function readListFile(path: string): Promise<string> {
  const { size } = await stat(path);
  if (size > listMaxBytes) throw new Error(`the list has more than ${listMaxBytes} bytes`);
  return readFile(path, 'utf8');
}

/** @throws Error saying why the list cannot be used */
async function fetchList(web: Pick<Web, 'read'>, address: string): Promise<string> {
  const answer = await web.read(address, { maxBytes: listMaxBytes, timeoutMs: fetchTimeoutMs });
  if (!answer.reachable) throw new Error(`the address does not respond: ${answer.reason}`);
  if (answer.status !== 200) throw new Error(`the address responds with status ${answer.status}`);
  return answer.text;
}

/** Requests are answered between the steps. @throws when it is no list */
async function createBetweenRequests(text: string): Promise<Blocklist> {
  const steps = createBlocklistInSteps(readBlocklistText(text));
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
    await setImmediate();
  }
}

/** Written beside and moved, so that a crash leaves the old one. */
async function keepList(path: string, text: string): Promise<void> {
  await writeFile(`${path}.new`, text, { mode: 0o600 });
  await rename(`${path}.new`, path);
}

function logReading({ log, place }: BlocklistOptions, { size, leftOut }: Blocklist): void {
  const record = { place, entries: size, leftOut: describeLeftOut(leftOut) };
  if (losesEntries(leftOut)) log.warn(record, 'the blocklist of links was read, without some of its entries');
  else log.info(record, 'the blocklist of links was read');
}

/**
 * The operator's blocklist: a file is read again when it changes, an address every hour. A list that cannot be read, is too large or has another
 * format changes nothing: the last good one stays, after a restart as well.
 * @returns gives the same object for as long as the list is the same; never throws
 */
export function createBlocklistSource(options: BlocklistOptions): () => Promise<Blocklist> {
  const { place, keptAt, web, now, log } = options;
  const isAddress = place.startsWith('https://');
  let list: Blocklist | undefined;
  let mark = '';
  let dueMs = 0;

  const adopt = async (text: string): Promise<boolean> => {
    const hash = createHash('sha256').update(text).digest('hex');
    if (hash === mark) return false;
    list = await createBetweenRequests(text);
    mark = hash;
    logReading(options, list);
    return true;
  };
  const refreshAddress = async (): Promise<void> => {
    if (now().getTime() < dueMs) return;
    dueMs = now().getTime() + retryMs;
    const text = await fetchList(web, place);
    if (await adopt(text)) await keepList(keptAt, text);
    dueMs = now().getTime() + refreshMs;
  };
  let seen = '';
  const refreshFile = async (): Promise<void> => {
    const { mtimeMs, size } = await stat(place);
    const state = `${mtimeMs} ${size}`;
    if (state === seen) return;
    seen = state;
    await adopt(await readListFile(place));
  };
  const readKept = async (): Promise<void> => {
    if (list || !isAddress) return;
    const text = await readListFile(keptAt).catch(() => undefined);
    if (text !== undefined) await adopt(text);
  };

  let failure = '';
  return async () => {
    try {
      await readKept();
      await (isAddress ? refreshAddress() : refreshFile());
      failure = '';
    } catch (error) {
      const said = error instanceof Error ? error.message : String(error);
      if (said !== failure)
        log.warn({ place, error }, 'the blocklist of links cannot be used; the last good one stays');
      failure = said;
    }
    return list ?? emptyBlocklist;
  };
}
