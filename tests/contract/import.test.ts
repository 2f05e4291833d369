import fc from 'fast-check';
import { expect, it } from 'vitest';
import { storeCategory } from '#features/store/catalogue/model/store-category.ts';
import { importDapps } from '#features/store/catalogue/server/import/import-dapps.ts';
import { getContentRevision } from '#platform/database/content-revision.ts';
import { createContentServices, testNow } from '../support/content-services.ts';
import { describeOnEachEngine } from '../support/databases.ts';
import { codesOf, importRows, openWithGround, validRow, wholeStore } from '../support/import-dapps.ts';
import { listNow, newDapp } from '../support/new-dapp.ts';

describeOnEachEngine('import', (open) => {
  it('imports valid rows and lists them immediately, with their icons', async () => {
    const opened = await openWithGround(open);
    const { catalogue } = createContentServices(opened);
    const report = await importRows(opened, [validRow]);
    expect(report).toMatchObject({ created: 1, refused: [], repaired: [] });
    const { dapps } = await catalogue.listDapps({ ...wholeStore, chain_id: '8453' });
    expect(dapps).toHaveLength(1);
    expect(dapps[0]).toMatchObject({
      title: 'Harbor',
      desc: 'Swap tokens.',
      category_ids: [storeCategory.dex],
      hot: 0,
    });
    const file = await opened.database
      .selectFrom('files')
      .select('public')
      .where('sha256', '=', dapps[0]?.icon_url.slice(7, 71) ?? '')
      .executeTakeFirst();
    expect(file?.public).toBe(1);
  });

  it('rejects rows with all reasons, and imports the others', async () => {
    const opened = await openWithGround(open);
    const report = await importRows(opened, [
      { ...validRow, name: '  ', url: 'ftp://harbor.example.org', subcategory: 'lighthouse' },
      { ...validRow, name: 'x'.repeat(61), url: 'https://localhost/x' },
      { ...validRow, name: 12, url: undefined, description: {}, subcategory: undefined },
      null,
      'text',
      [],
      { ...validRow, url: `https://harbor.example.org/${'x'.repeat(1000)}` },
      { ...validRow, url: 'https://user:secret@harbor.example.org' },
      { ...validRow, url: 'https://127.0.0.1/' },
      validRow,
      { ...validRow, name: 'Harbor again', url: 'http://www.HARBOR.example.org/?utm_source=x#top' },
    ]);
    expect(codesOf(report)).toEqual([
      ['title-missing', 'url-scheme', 'category-unknown'],
      ['title-too-long', 'url-invalid'],
      ['title-missing', 'url-missing', 'description-invalid', 'category-missing'],
      ['not-an-entry'],
      ['not-an-entry'],
      ['not-an-entry'],
      ['url-too-long'],
      ['url-invalid'],
      ['url-invalid'],
      ['duplicate-in-file'],
    ]);
    expect(report.refused.map((row) => row.row)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 11]);
    expect(report.refused.at(-1)?.issues[0]?.detail).toBe('row 10');
    expect(report.created).toBe(1);
  });

  it('repairs what has exactly one right answer and keeps the link unchanged', async () => {
    const opened = await openWithGround(open);
    const sentence = 'A harbor is a place where ships may shelter. ';
    const report = await importRows(opened, [
      { ...validRow, name: ' Bare\u200b  host ', url: ' wert.example.io ' },
      { ...validRow, url: 'https://a.example.org/?utm_source=list&chain=base&ref=list' },
      { ...validRow, url: 'http://plain.example.org' },
      { ...validRow, url: 'https://long.example.org', description: sentence.repeat(30) },
      { ...validRow, url: 'https://run-on.example.org', description: 'word '.repeat(300) },
      { ...validRow, url: 'https://both.example.org', subcategory: 'developer tool,node provider' },
      { ...validRow, url: 'https://half.example.org', subcategory: 'dex,lighthouse' },
    ]);
    expect(report.repaired.map((row) => row.repairs)).toEqual([
      ['scheme-added'],
      ['tracking-removed'],
      ['description-cut'],
      ['description-cut'],
    ]);
    expect(codesOf(report)).toEqual([['category-unknown']]);
    const { dapps } = await createContentServices(opened).catalogue.listDapps(wholeStore);
    expect(dapps.map((dapp) => dapp.url)).toEqual([
      'https://wert.example.io',
      'https://a.example.org/?chain=base',
      'http://plain.example.org',
      'https://long.example.org',
      'https://run-on.example.org',
      'https://both.example.org',
    ]);
    expect(dapps[0]?.title).toBe('Bare host');
    expect(dapps[3]?.desc).toBe(sentence.repeat(11).trim());
    expect(dapps[4]?.desc).toMatch(/ word…$/);
    expect([...(dapps[4]?.desc ?? '')].length).toBeLessThanOrEqual(500);
    expect(dapps[5]?.category_ids).toEqual([storeCategory.developerTools]);
  });

  it('changes nothing when it runs again, and only the changed rows when the list did', async () => {
    const opened = await openWithGround(open);
    const rows = Array.from({ length: 250 }, (_, place) => ({
      ...validRow,
      name: `Site ${place}`,
      url: `https://site-${place}.example.org`,
    }));
    expect(await importRows(opened, rows)).toMatchObject({ created: 250 });
    const revision = await getContentRevision(opened.database);
    expect(await importRows(opened, rows)).toMatchObject({ created: 0, updated: 0, unchanged: 250 });
    expect(await getContentRevision(opened.database)).toBe(revision);
    rows[7] = {
      ...validRow,
      name: 'Site seven',
      url: 'https://www.site-7.example.org/',
      subcategory: 'bridge',
    };
    expect(await importRows(opened, rows)).toMatchObject({ created: 0, updated: 1, unchanged: 249 });
    const { dapps, total } = await createContentServices(opened).catalogue.listDapps(wholeStore);
    expect(total).toBe(250);
    expect(dapps[7]).toMatchObject({
      title: 'Site seven',
      desc: 'Swap tokens.',
      category_ids: [storeCategory.dex, storeCategory.bridge],
    });
  });

  it('leaves reviewed listings alone, and delisted ones stay delisted', async () => {
    const opened = await openWithGround(open);
    const [reviewed = 0] = await listNow(opened.database, [
      newDapp('Reviewed', { row: { url: 'https://reviewed.example.org' } }),
      newDapp('Own', {
        row: { url: 'https://own.example.org', source: 'demonstration' },
        desc: 'Our words.',
      }),
      newDapp('Off', { row: { url: 'https://off.example.org', source: 'import', listed: 0 } }),
    ]);
    const report = await importRows(opened, [
      { ...validRow, url: 'https://reviewed.example.org' },
      { ...validRow, url: 'https://own.example.org' },
      { ...validRow, url: 'https://off.example.org' },
    ]);
    expect(report).toMatchObject({ created: 0, updated: 2 });
    expect(report.refused[0]?.issues).toEqual([{ code: 'duplicate-of-listed', detail: `DApp ${reviewed}` }]);
    const { dapps } = await createContentServices(opened).catalogue.listDapps(wholeStore);
    expect(dapps.map((dapp) => [dapp.title, dapp.desc, dapp.chains.length])).toEqual([
      ['Reviewed', '', 0],
      ['Own', 'Our words.', 1],
    ]);
  });

  it('reports what is wrong with a file as a whole', async () => {
    const opened = await openWithGround(open);
    const read = (text: string) => importDapps({ database: opened.database, now: testNow, text });
    expect(await read('{')).toEqual({ ok: false, issue: 'not-json' });
    expect(await read('{"dapps":[]}')).toEqual({ ok: false, issue: 'unknown-shape' });
    expect(await read('12')).toEqual({ ok: false, issue: 'unknown-shape' });
    expect(await read('\ufeff[]')).toMatchObject({ ok: true, report: { rows: 0 } });
  });

  it('accounts for every row of any file', async () => {
    const opened = await openWithGround(open);
    const field = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.constantFrom('dex', 'Harbor', 'harbor.example.org'),
      fc.jsonValue(),
    );
    const keys = ['name', 'url', 'description', 'subcategory', 'title', 'icon_url', 'chain_list', 'desc'];
    const row = fc.oneof(
      fc.jsonValue(),
      fc.record(Object.fromEntries(keys.map((key) => [key, field])), { requiredKeys: [] }),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(row, { maxLength: 8 }), fc.boolean(), async (rows, tip) => {
        await importRows(opened, tip ? { dapp_list: rows } : rows);
      }),
      { numRuns: 60 },
    );
  });
});
