import fc from 'fast-check';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { storeUpload } from '#platform/files/store-upload.ts';
import { createDesk, useDeskAssets, type Caller } from '../support/desk.ts';
import { casesFor, describeOnEachEngine } from '../support/databases.ts';
import { testOpener } from '../support/file-opener.ts';
import { dangerousPdfs } from '../support/files/dangerous-pdfs.ts';
import { makePdf, objectStream, stream, type PdfParts } from '../support/files/pdf-file.ts';
import { acceptedFiles } from '../support/files/accepted-files.ts';

describeOnEachEngine('documents as reviewers see them', (open, _openShared, engine) => {
  const assets = useDeskAssets();

  async function createReader() {
    const opened = await open();
    const { signIn, anonymous } = await createDesk(opened, assets());
    const store = { database: opened.database, opener: testOpener, now: () => new Date() };
    const keep = async (bytes: Buffer) => {
      const stored = await storeUpload(store, bytes, { role: 'audit', key: 'a-key-of-the-test' });
      return stored.ok ? stored.file.sha256 : undefined;
    };
    return { reviewer: await signIn('reviewer'), anonymous, keep };
  }

  /** Everything that the desk's server sends of a document must be pictures. */
  async function expectPictures(reviewer: Caller, sha256: string, title: string): Promise<number> {
    const listed = await reviewer.get(`/api/desk/files/${sha256}/pages`);
    expect({ title, status: listed.status }).toEqual({ title, status: 200 });
    const { data } = (await listed.json()) as { data: { width: number; height: number }[] };
    for (const [index, size] of data.slice(0, 3).entries()) {
      const page = await reviewer.get(`/api/desk/files/${sha256}/pages/${index + 1}`);
      expect({ title, type: page.headers.get('content-type') }).toEqual({ title, type: 'image/jpeg' });
      const bytes = Buffer.from(await page.arrayBuffer());
      expect(bytes.includes('%PDF'), title).toBe(false);
      const { data: pixels, info } = await sharp(bytes, { failOn: 'warning' })
        .raw()
        .toBuffer({ resolveWithObject: true });
      expect({ width: info.width, height: info.height }).toEqual(size);
      expect(pixels.length).toBe(size.width * size.height * 3);
    }
    return data.length;
  }

  test('serves pictures of its pages, whatever is in it, and its own bytes nowhere', async () => {
    const { reviewer, keep, anonymous } = await createReader();
    const pdfs = [...acceptedFiles, ...dangerousPdfs].filter(({ role }) => role !== 'icon');
    for (const { title, make } of casesFor(engine, pdfs, ({ role }) => role)) {
      const sha256 = await keep(await make());
      expect({ title, isTaken: sha256 !== undefined }).toEqual({ title, isTaken: true });
      await expectPictures(reviewer, sha256 ?? '', title);
      expect((await reviewer.get(`/api/desk/files/${sha256}`)).status).toBe(404);
      expect((await reviewer.get(`/api/desk/files/${sha256}/pages/0`)).status).toBe(400);
      expect((await anonymous.get(`/api/desk/files/${sha256}/pages/1`)).status).toBe(401);
    }
  });

  test('serves only pictures of any accepted file', async () => {
    const { reviewer, keep } = await createReader();
    const entry = fc.constantFrom(
      '',
      '/OpenAction 5 0 R',
      '/AA << /O 5 0 R >>',
      '/Names << /JavaScript << /Names [(a) 5 0 R] >> >>',
      '/AcroForm << /Fields [6 0 R] >>',
      '/Annots [<< /Subtype /Link /Rect [0 0 9 9] /A 5 0 R >>]',
      '/Rotate 90',
      '/MediaBox [0 0 1e9 1]',
    );
    const objects = fc.array(
      fc.constantFrom<string | Buffer>(
        '<< /S 6 0 R /JS (1) >>',
        '/Launch',
        '<< /S /URI /URI (https://evil.example) >>',
        stream('\n9 0 obj\n<< /S /JavaScript >>\nendobj\n'),
        objectStream(9, '<< /S /JavaScript /JS (1) >>'),
        '<< /FT /Tx /T (a) /V (typed) /Subtype /Widget /Rect [0 0 90 20] >>',
      ),
      { maxLength: 4 },
    );
    const parts = fc.record(
      {
        catalog: entry,
        page: entry,
        more: objects,
        content: fc.constantFrom('0 0 1 rg 20 20 80 80 re f', 'Q Q Q', '(', '%'.repeat(500)),
        count: fc.constantFrom(1, 2, 3),
        startxref: fc.constantFrom(7, 0, 1_000_000),
        tail: fc.constantFrom('', '%PDF-1.7', '<html>'),
      },
      { requiredKeys: [] },
    );
    const numRuns = engine === 'sqlite' ? 40 : 8;
    let taken = 0;
    await fc.assert(
      fc.asyncProperty(parts, async (made) => {
        const sha256 = await keep(makePdf(made as PdfParts));
        if (sha256 === undefined) return;
        taken += 1;
        const listed = await reviewer.get(`/api/desk/files/${sha256}/pages`);
        const { data } = (await listed.json()) as { data: object[] };
        for (let page = 1; page <= data.length; page += 1) {
          const answer = await reviewer.get(`/api/desk/files/${sha256}/pages/${page}`);
          const bytes = Buffer.from(await answer.arrayBuffer());
          expect(bytes.includes('%PDF')).toBe(false);
          // A page that the file counts but does not contain has no picture.
          if (answer.status === 200) expect((await sharp(bytes).stats()).channels).toHaveLength(3);
          else expect(answer.status).toBe(404);
        }
      }),
      { numRuns },
    );
    expect(taken).toBeGreaterThan(numRuns / 4);
  });

  test('the picture of a page shows what was drawn on it', async () => {
    const { reviewer, keep } = await createReader();
    const sha256 = await keep(makePdf({ content: '1 0 0 rg 0 0 100 200 re f 0 0 1 rg 100 0 100 200 re f' }));
    const page = await reviewer.get(`/api/desk/files/${sha256}/pages/1`);
    const { data, info } = await sharp(Buffer.from(await page.arrayBuffer()))
      .raw()
      .toBuffer({ resolveWithObject: true });
    const at = (x: number) => {
      const from = (Math.floor(info.height / 2) * info.width + x) * 3;
      return [...data.subarray(from, from + 3)].map((value) => Math.round(value / 255));
    };
    expect([at(20), at(info.width - 20)]).toEqual([
      [1, 0, 0],
      [0, 0, 1],
    ]);
  });
});
