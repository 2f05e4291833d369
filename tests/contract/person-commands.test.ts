import { execFile } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, it, onTestFinished } from 'vitest';
import { createTestDatabase } from '../support/databases.ts';
import { realProcesses } from '../support/real-processes.ts';
import { createWorld, submit } from '../support/submission-world.ts';
import { useTemporaryFolder } from '../support/temporary-folder.ts';

it(
  'the commands tell what is kept about a person, ask before they erase, and erase it',
  realProcesses,
  async () => {
    const { open, place, dispose } = await createTestDatabase('sqlite');
    onTestFinished(dispose);
    await submit(await createWorld(open), { email: 'Kim@harbor.example' });
    await open.close();
    const run = (name: string, ...words: string[]) =>
      promisify(execFile)(process.execPath, [`scripts/${name}.ts`, ...words], {
        cwd: join(import.meta.dirname, '../..'),
        env: { ...process.env, DATA_DIR: place.dataDir, DATABASE_URL: '' },
      });
    const file = join(useTemporaryFolder(), 'kim.json');
    await run('person', 'kim@harbor.example', '--to', file);
    expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({
      submissions: [{ email: 'Kim@harbor.example' }],
    });
    expect(statSync(file).mode & 0o777).toBe(0o600);
    await expect(run('erase', 'kim@harbor.example')).rejects.toMatchObject({
      stdout: expect.stringContaining('Submission 1 was not paid for'),
      stderr: expect.stringContaining('Without a terminal the command needs --yes.'),
    });
    expect((await run('erase', 'kim@harbor.example', '--yes')).stdout).toContain('Erased.');
    expect((await run('erase', 'kim@harbor.example')).stdout).toBe('Nothing is left to erase.\n');
    expect(JSON.parse((await run('person', 'KIM@harbor.example')).stdout)).toMatchObject({
      submissions: [],
      told_or_erased_before: [{ action: 'describe-person' }, { action: 'erase-person' }],
    });
    await expect(run('person', 'kim')).rejects.toMatchObject({ stderr: 'kim is no email address.\n' });
  },
);
