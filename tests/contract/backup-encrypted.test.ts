import { execFile } from 'node:child_process';
import { readdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Decrypter, generateX25519Identity, identityToRecipient } from 'age-encryption';
import { describe, expect, it } from 'vitest';
import { backUp, readLatestHeader } from '#platform/backup/backup.ts';
import { createFolderStore } from '#platform/backup/folder-store.ts';
import { restore } from '#platform/backup/restore.ts';
import { backupTime as now, talliesOf, useBackupPlaces } from '../support/backup-places.ts';
import { realProcesses } from '../support/real-processes.ts';
import { submit } from '../support/submission-world.ts';
import { useTemporaryFolder } from '../support/temporary-folder.ts';

const engines = ['sqlite', 'postgres'] as const;
const { openSource, emptyPlace, connect } = useBackupPlaces();

async function makeKey() {
  const identity = await generateX25519Identity();
  return { identity, recipient: await identityToRecipient(identity) };
}

/** A backup of a database with one submission, for two keys. */
async function makeBackup(engine: (typeof engines)[number]) {
  const { open, place, world } = await openSource(engine);
  await submit(world, { title: 'Lantern Harbor' });
  const [own, colleague] = [await makeKey(), await makeKey()];
  const folder = useTemporaryFolder();
  const backup = await backUp(place, { folder, recipients: [own.recipient, colleague.recipient], now });
  return { open, place, folder, own, colleague, ...backup };
}

describe.each(engines)('an encrypted backup of %s', (engine) => {
  it('is restored with the key of any recipient, and leaves nothing in clear', async () => {
    const { open, place, file, folder, colleague } = await makeBackup(engine);
    expect(readdirSync(folder)).toEqual(['portal-20260401T100000Z.backup.age']);
    expect(readdirSync(place.dataDir).filter((name) => name.includes('.clear'))).toEqual([]);
    expect(readFileSync(file).toString('latin1')).toMatch(/^age-encryption\.org\/v1\n/);
    const target = await emptyPlace(engine);
    await restore(target, file, { replace: false, now, identities: [colleague.identity] });
    expect(await talliesOf(await connect(target))).toEqual(await talliesOf(open));
    expect(readdirSync(target.dataDir).filter((name) => name.includes('.clear'))).toEqual([]);
  });
});

describe('an encrypted backup', () => {
  it('is opened by no other key, and refused without one or with a changed byte; nothing is changed then', async () => {
    const { file, own } = await makeBackup('sqlite');
    const target = await emptyPlace('sqlite');
    const tryWith = (identities: string[]) => restore(target, file, { replace: false, now, identities });
    await expect(tryWith([])).rejects.toThrow('is encrypted. Name the file with its secret key');
    await expect(tryWith([(await makeKey()).identity])).rejects.toThrow('cannot be opened with this key.');
    const bytes = readFileSync(file);
    bytes[bytes.length - 40]! ^= 1;
    writeFileSync(file, bytes);
    await expect(tryWith([own.identity])).rejects.toThrow('is damaged.');
    expect(readdirSync(target.dataDir)).toEqual([]);
  });

  it('is in the format that other programs of age read', async () => {
    const { file, own } = await makeBackup('sqlite');
    const decrypter = new Decrypter();
    decrypter.addIdentity(own.identity);
    const clear = Buffer.from(await decrypter.decrypt(readFileSync(file)));
    expect(clear.subarray(-65).toString()).toMatch(/^[0-9a-f]{64}\n$/);
  });

  it('counts among the backups of its folder, and says nothing of itself', async () => {
    const { place, folder, own } = await makeBackup('sqlite');
    const later = new Date(now.getTime() + 60_000);
    const { deleted } = await backUp(place, { folder, keep: 1, recipients: [own.recipient], now: later });
    expect(deleted).toEqual(['portal-20260401T100000Z.backup.age']);
    expect(await readLatestHeader(createFolderStore(folder), later)).toBeUndefined();
    await backUp(place, { folder, keep: 1, now: new Date(later.getTime() + 60_000) });
    expect(readdirSync(folder)).toEqual(['portal-20260401T100200Z.backup']);
  });

  it('removes the clear form that a killed run left', async () => {
    const { place, folder, own } = await makeBackup('sqlite');
    const left = join(place.dataDir, 'portal-20260331T100000Z.backup.clear.unfinished');
    writeFileSync(left, 'half');
    const hoursAgo = new Date(now.getTime() - 2 * 60 * 60_000);
    utimesSync(left, hoursAgo, hoursAgo);
    await backUp(place, { folder, recipients: [own.recipient], now: new Date(now.getTime() + 60_000) });
    expect(readdirSync(place.dataDir).filter((name) => name.includes('.clear'))).toEqual([]);
  });

  it('is made and restored by the commands', realProcesses, async () => {
    const { place } = await openSource('sqlite');
    const { identity, recipient } = await makeKey();
    const keyFile = join(useTemporaryFolder(), 'key.txt');
    writeFileSync(keyFile, `# created: 2026-04-01\n# public key: ${recipient}\n${identity}\n`);
    const run = (dataDir: string, name: string, ...words: string[]) =>
      promisify(execFile)(process.execPath, [`scripts/${name}.ts`, ...words], {
        cwd: join(import.meta.dirname, '../..'),
        env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '', BACKUP_RECIPIENTS: recipient },
      });
    const { stdout } = await run(place.dataDir, 'backup');
    const file = stdout.split(': ')[0]!;
    expect(file).toMatch(/\.backup\.age$/);
    const target = await emptyPlace('sqlite');
    const restored = await run(target.dataDir, 'restore', file, '--identity', keyFile);
    expect(restored.stdout).toMatch(/^Restored \d+ tables/);
  });
});
