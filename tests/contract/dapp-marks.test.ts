import { expect, it } from 'vitest';
import type { OpenDatabase } from '#platform/database/database.ts';
import { prepareMark } from '#platform/files/prepare-icon.ts';
import { describeOnEachEngine } from '../support/databases.ts';
import { importRows, openWithGround, validRow } from '../support/import-dapps.ts';
import { listNow, newDapp } from '../support/new-dapp.ts';

const rowOf = (name: string, place: number) => ({
  ...validRow,
  name,
  url: `https://place${place}.example.org`,
});

const iconsOf = ({ database }: OpenDatabase) =>
  database.selectFrom('dapps').select(['hid', 'title', 'icon_url']).orderBy('hid').execute();

describeOnEachEngine('marks of DApps without an icon', (open) => {
  it('are drawn from their ids, so that neighbors of one name differ', async () => {
    const opened = await openWithGround(open);
    // More than one statement inserts.
    await importRows(
      opened,
      Array.from({ length: 250 }, (_, place) => rowOf('Harbor', place)),
    );
    const icons = await iconsOf(opened);
    expect(icons.map(({ icon_url }) => icon_url)).toEqual(
      icons.map(({ hid }) => prepareMark({ name: 'Harbor', id: hid }).url),
    );
    expect(new Set(icons.map(({ icon_url }) => icon_url)).size).toBe(250);
  });

  it('stay as they were stored, also under another name, and other icons stay too', async () => {
    const opened = await openWithGround(open);
    const icon_url = `/files/${'a'.repeat(64)}.svg`;
    await listNow(opened.database, [newDapp('Lighthouse', { row: { icon_url } })]);
    await importRows(opened, [rowOf('Harbor', 1)]);
    const before = await iconsOf(opened);
    expect(before[0]?.icon_url).toBe(icon_url);
    await importRows(opened, [rowOf('Quay', 1), rowOf('Pier', 2)]);
    const after = await iconsOf(opened);
    expect(after.map(({ title }) => title)).toEqual(['Lighthouse', 'Quay', 'Pier']);
    expect(after.slice(0, 2).map((dapp) => dapp.icon_url)).toEqual(before.map((dapp) => dapp.icon_url));
  });

  it('are public files with which no logo is compared', async () => {
    const opened = await openWithGround(open);
    await importRows(opened, [rowOf('Harbor', 1)]);
    const [dapp] = await iconsOf(opened);
    const file = await opened.database
      .selectFrom('files')
      .select(['public', 'media_type', 'picture_hash'])
      .where('sha256', '=', dapp?.icon_url.slice(7, 71) ?? '')
      .executeTakeFirst();
    expect(file).toEqual({ public: 1, media_type: 'image/svg+xml', picture_hash: '' });
  });
});
