import { mkdir, mkdtemp, readdir, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { createLog } from '../log/log.ts';
import { watchFolder } from './watch-folder.ts';

test('a folder that cannot be written is noticed, and so is that it can be written again', async () => {
  const parent = await mkdtemp(join(tmpdir(), 'portal-watch-'));
  onTestFinished(() => rm(parent, { recursive: true }));
  const folder = join(parent, 'data');
  const away = join(parent, 'away');
  await mkdir(folder);
  const lines: string[] = [];
  const log = createLog('info', {
    write: (line) => void lines.push((JSON.parse(line) as { msg: string }).msg),
  });
  const watch = watchFolder(folder, { log, everyMs: 3_600_000 });
  onTestFinished(watch.stop);
  await watch.look();
  expect(watch.canWrite()).toBe(true);
  expect(await readdir(folder)).toEqual([]);
  await rename(folder, away);
  for (let times = 0; times < 3; times += 1) await watch.look();
  expect(watch.canWrite()).toBe(false);
  await rename(away, folder);
  await watch.look();
  expect(watch.canWrite()).toBe(true);
  expect(lines).toEqual([
    'the data folder cannot be written; this portal says that it is not ready',
    'the data folder can be written again',
  ]);
});
