import { expect, it } from 'vitest';
import { filesMax } from '#features/site/downloads/model/new-release.ts';
import { judgeSha256 } from '#features/site/downloads/model/verdict.ts';
import type { ProposalDetail } from '#features/team/second-person/model/proposal.ts';
import { describeOnEachEngine } from '../support/databases.ts';
import { useDeskAssets } from '../support/desk.ts';
import { createSecondPersonWorld, name, release, sha256 } from '../support/second-person-world.ts';

const arm = { name: 'wallet-android-4.2.0-arm64.apk', sizeBytes: 80_000_000, sha256: 'b'.repeat(64) };
const x86 = { name: 'wallet-android-4.2.0-x86.apk', sizeBytes: 81_000_000, sha256: 'c'.repeat(64) };
const further = [arm, x86];
const lines = [{ name, sha256 }, ...further].map((file) => `${file.sha256}  dist/${file.name}`);
const checksums = lines.join('\n');
const several = { ...release, file: { ...release.file, checksums }, further };

describeOnEachEngine('a release with several files', (open) => {
  const assets = useDeskAssets();

  async function prepare() {
    const world = await createSecondPersonWorld(await open(), assets());
    const verdictOf = async (hash: string) =>
      judgeSha256({ releases: await world.downloads.listPublished(), keysFiles: [] }, hash).kind;
    const publish = async (sent: object = several) => {
      const { body } = await world.post(world.ana, 'releases', sent);
      return world.confirm(world.ben, body.proposed);
    };
    return { ...world, verdictOf, publish };
  }

  it('has each file in what the second person reads, and none is genuine before the confirmation', async () => {
    const { ana, ben, post, read, confirm, verdictOf, downloads, log } = await prepare();
    const { proposed } = (await post(ana, 'releases', several)).body;
    const { changes } = await read<ProposalDetail>(ben, `proposals/${proposed}`);
    for (const [index, file] of further.entries()) {
      const place = index + 2;
      expect(changes).toContainEqual({ field: `file.${place}`, from: '', to: file.name });
      expect(changes).toContainEqual({ field: `sha256.${place}`, from: '', to: file.sha256 });
      expect(changes).toContainEqual({ field: `size.${place}`, from: '', to: String(file.sizeBytes) });
    }
    for (const file of further) expect(await verdictOf(file.sha256)).toBe('unknown-file');
    expect((await confirm(ben, proposed)).status).toBe(200);
    for (const hash of [sha256, ...further.map((file) => file.sha256)])
      expect(await verdictOf(hash)).toBe('genuine');
    expect((await downloads.listReleases('en'))[0]).toMatchObject({ file: { name, sha256 }, further });
    expect((await log())[0]?.detail).toMatchObject({
      further: further.map((file) => ({ file: file.name, sha256: file.sha256 })),
    });
  });

  it('is withdrawn as a whole, and offered again as a whole, with each hash before the second person', async () => {
    const { ana, ben, post, read, confirm, publish, verdictOf, database } = await prepare();
    await publish();
    const { id } = await database.selectFrom('releases').select('id').executeTakeFirstOrThrow();
    await post(ana, `releases/${id}/actions`, { name: 'withdraw', reason: 'tampered' });
    const hashes = [sha256, ...further.map((file) => file.sha256)];
    for (const hash of hashes) expect(await verdictOf(hash)).toBe('withdrawn');
    const { proposed } = (await post(ana, `releases/${id}/actions`, { name: 'offer-again' })).body;
    const { changes } = await read<ProposalDetail>(ben, `proposals/${proposed}`);
    expect(changes.map(({ to }) => to)).toEqual(expect.arrayContaining(hashes));
    for (const hash of hashes) expect(await verdictOf(hash)).toBe('withdrawn');
    expect((await confirm(ben, proposed)).status).toBe(200);
    for (const hash of hashes) expect(await verdictOf(hash)).toBe('genuine');
  });

  it.each([
    [
      'one that the checksum file does not name',
      { file: { ...several.file, checksums: lines.slice(0, 2).join('\n') } },
      `does not name ${x86.name}`,
    ],
    [
      'one that the checksum file has another hash for',
      { further: [{ ...arm, sha256: 'd'.repeat(64) }] },
      `has ${arm.sha256} for ${arm.name}`,
    ],
    [
      'one that only a checksum without a name could mean',
      { file: { ...several.file, checksums: sha256 }, further: [arm] },
      `has ${sha256} for ${arm.name}`,
    ],
    ['one file twice', { further: [{ ...arm, sha256 }] }, 'the same name or the same content'],
    ['two files of one name', { further: [{ ...arm, name }] }, 'the same name or the same content'],
    [
      'two names that differ in capitals',
      { further: [{ ...arm, name: name.toUpperCase() }] },
      'the same name or the same content',
    ],
    ['a name with a path', { further: [{ ...arm, name: 'a/b.apk' }] }, 'further.0.name'],
    ['a hash that is none', { further: [{ ...arm, sha256: '' }] }, 'further.0.sha256'],
    [
      'more than eight files',
      { further: Array.from({ length: filesMax }, (_, index) => ({ ...arm, name: `${index}.apk` })) },
      `at most ${filesMax} files`,
    ],
    ['files of a store', { platform: 'ios', file: null }, 'no files'],
  ])('refuses %s, and proposes nothing', async (_, change, sentence) => {
    const { ana, post, downloads, database } = await prepare();
    const answer = await post(ana, 'releases', { ...several, ...change });
    expect(answer).toMatchObject({ status: 400, body: { message: expect.stringContaining(sentence) } });
    expect(await downloads.listPublished()).toEqual([]);
    expect(await database.selectFrom('proposals').select('id').execute()).toEqual([]);
    expect(await database.selectFrom('release_files').selectAll().execute()).toEqual([]);
  });

  it('is the same as before where it has one', async () => {
    const { publish, downloads } = await prepare();
    expect((await publish({ ...release, further: [] })).status).toBe(200);
    expect((await downloads.listPublished())[0]).not.toHaveProperty('further');
  });
});
