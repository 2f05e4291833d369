import { readdirSync, readFileSync } from 'node:fs';
import { getPriority } from 'node:os';
import { expect, test } from 'vitest';
import { createFileOpener } from '#platform/files/file-opener.ts';
import { testOpener } from '../support/file-opener.ts';
import { dangerousPdfs } from '../support/files/dangerous-pdfs.ts';
import { hostilePdfs } from '../support/files/hostile-pdfs.ts';
import { endlessPage, makePdf } from '../support/files/pdf-file.ts';
import { makePng } from '../support/files/png-file.ts';
import { readPeakBytes, resetPeak } from '../support/process-memory.ts';
import { holdTimeLimits } from '../support/time-limits.ts';

const megabyte = 1024 * 1024;
const taken = { ok: true };
const tooComplex = { ok: false, refusal: { code: 'too-complex' } };

function fileOf(title: string) {
  const file = [...dangerousPdfs, ...hostilePdfs].find((each) => each.title === title);
  if (!file) throw new Error(`There is no file “${title}”`);
  return file.make();
}

/** Counts turns of the event loop while something else goes on. */
async function countTurns(work: Promise<unknown>): Promise<number> {
  let turns = 0;
  let isDone = false;
  const done = work.finally(() => (isDone = true));
  while (!isDone) {
    await new Promise((resolve) => setImmediate(resolve));
    turns += 1;
  }
  await done;
  return turns;
}

/* On the listening thread these took 9.9 s, 455 MB and 2.4 s. */
const slowOnes = [
  'twenty thousand sections of the table',
  'object stream of four million pairs',
  'ten megabytes of the word that begins an object',
];

test.each(slowOnes)(
  '%s: other work continues, memory stays bounded and the next file is accepted',
  async (title) => {
    const bytes = await fileOf(title);
    expect(await testOpener.readUpload(makePng(), 'icon')).toMatchObject(taken);
    resetPeak(process.pid);
    const before = readPeakBytes(process.pid);
    // A blocked thread leaves only a handful of turns.
    expect(await countTurns(testOpener.readUpload(bytes, 'audit'))).toBeGreaterThan(200);
    expect(readPeakBytes(process.pid) - before).toBeLessThan(300 * megabyte);
    expect(await testOpener.readUpload(makePdf(), 'audit')).toMatchObject(taken);
  },
);

/** Scheduling priorities of all threads of this process; proc(5): the nineteenth value, behind a name that may hold anything. */
const niceValues = () =>
  readdirSync('/proc/self/task').map((thread) => {
    const stat = readFileSync(`/proc/self/task/${thread}/stat`, 'utf8');
    return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[16]);
  });

test('opens a file with a lower priority than the thread that serves visitors', async () => {
  expect(await testOpener.readUpload(makePng(), 'icon')).toMatchObject(taken);
  expect(Math.max(...niceValues())).toBeGreaterThan(getPriority(process.pid));
});

test('rejects a file past the time limit, replaces its thread and accepts the next file', async () => {
  const limits = holdTimeLimits();
  const opener = createFileOpener({ threads: 1 });
  /** Ends the time of something that would not end by itself, after this thread has had its turns. */
  const passTime = async <Result>(endless: Promise<Result>): Promise<Result> => {
    let isDone = false;
    void endless.finally(() => (isDone = true));
    for (let turn = 0; turn < 1_000; turn += 1) await new Promise((resolve) => setImmediate(resolve));
    expect(isDone).toBe(false);
    limits.end();
    return endless;
  };
  try {
    // The thread is there, so each endless file is in its hands immediately.
    expect(await opener.readUpload(makePdf(), 'cv')).toMatchObject(taken);
    expect(await passTime(opener.readUpload(endlessPage(), 'cv'))).toEqual(tooComplex);
    expect(await opener.readUpload(makePdf(), 'cv')).toMatchObject(taken);
    expect(await passTime(opener.drawPage(endlessPage(), 0))).toBeUndefined();
    expect(await opener.drawPage(makePdf(), 0)).toMatchObject({ mediaType: 'image/jpeg' });
    expect(new Set(limits.begun)).toEqual(new Set([10_000]));
  } finally {
    await opener.close();
  }
});

test('rejects a file past the memory limit and accepts the next file', async () => {
  const bytes = await fileOf('content that unpacks to 300 MB');
  resetPeak(process.pid);
  const before = readPeakBytes(process.pid);
  expect(await testOpener.readUpload(bytes, 'audit')).toEqual(tooComplex);
  expect(readPeakBytes(process.pid) - before).toBeLessThan(400 * megabyte);
  expect(await testOpener.readUpload(makePdf(), 'audit')).toMatchObject(taken);
});

test('has no picture of a page that does not exist or of a file that is not a PDF', async () => {
  expect(await testOpener.drawPage(makePdf(), 1)).toBeUndefined();
  expect(await testOpener.drawPage(Buffer.from('no pdf'), 0)).toBeUndefined();
  expect(await testOpener.listPages(Buffer.from('no pdf'))).toBeUndefined();
});
