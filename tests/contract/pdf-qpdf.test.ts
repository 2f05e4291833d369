import { expect, test } from 'vitest';
import { pdfMaxPages } from '#platform/files/upload.ts';
import { testOpener } from '../support/file-opener.ts';
import { dangerousPdfs } from '../support/files/dangerous-pdfs.ts';
import { hostilePdfs } from '../support/files/hostile-pdfs.ts';
import { deflated, makePdf } from '../support/files/pdf-file.ts';
import { acceptedFiles } from '../support/files/accepted-files.ts';
import { readWithQpdf, rewriteWithQpdf, type QpdfFacts } from '../support/qpdf.ts';

/* The portal's reading of PDFs compared with qpdf: two independent readers must find the same in a file. */

/** Refusal code, or number of pages. */
async function read(pdf: Buffer): Promise<string | number> {
  const reading = await testOpener.readUpload(pdf, 'audit');
  if (!reading.ok) return reading.refusal.code;
  return (await testOpener.listPages(pdf))?.length ?? 'no pages';
}

/** What the portal should answer, given qpdf's findings. */
function expectedOf({ needsPassword, attachments, pages }: QpdfFacts): string | number {
  if (needsPassword) return 'encrypted';
  if (pages > pdfMaxPages) return 'too-long';
  return attachments ? 'attachments' : pages;
}

const report = () => makePdf({ content: deflated('0 0 1 rg 20 20 80 80 re f') });
const variants: [string, string[]][] = [
  ['as it is', []],
  ['with its objects in object streams', ['--object-streams=generate']],
  ['written for the web', ['--linearize']],
  ['unpacked', ['--qdf']],
  ['with a password', ['--encrypt', 'secret', 'owner', '256', '--']],
  ['with a password of the older kind', ['--allow-weak-crypto', '--encrypt', 'secret', 'owner', '128', '--']],
  ['that may not be changed', ['--encrypt', '', 'owner', '256', '--modify=none', '--']],
  [
    'that may not be changed, with the oldest cipher',
    ['--allow-weak-crypto', '--encrypt', '', 'owner', '40', '--'],
  ],
  [
    'that may not be changed, with AES of 128 bits',
    ['--allow-weak-crypto', '--encrypt', '', 'owner', '128', '--use-aes=y', '--'],
  ],
  ['with a file in it', ['--add-attachment', '{other}', '--']],
  [
    'with a file in it, in object streams',
    ['--object-streams=generate', '--add-attachment', '{other}', '--'],
  ],
  ['of three pages', ['--pages', '{in}', '{in}', '{in}', '--']],
  ['of 1,001 pages', ['--pages', ...Array.from({ length: pdfMaxPages + 1 }, () => '{in}'), '--']],
];

test.each(variants)('a report %s is the same to both', async (_, options) => {
  const pdf = rewriteWithQpdf(report(), options);
  expect(await read(pdf)).toBe(expectedOf(readWithQpdf(pdf)));
});

test('the variants cover every answer', () => {
  const answers = variants.map(([, options]) => expectedOf(readWithQpdf(rewriteWithQpdf(report(), options))));
  expect(new Set(answers)).toEqual(new Set([1, 'encrypted', 'attachments', 3, 'too-long']));
});

test('files made to deceive readers are the same to both, as far as qpdf accepts them', async () => {
  const files = [...dangerousPdfs, ...hostilePdfs, ...acceptedFiles].filter(({ role }) => role !== 'icon');
  let compared = 0;
  for (const { title, make } of files) {
    const pdf = await make();
    // The large ones test limits, and keep qpdf busy for minutes.
    if (pdf.length > 100_000) continue;
    const facts = readWithQpdf(pdf);
    if (!facts.isSound) continue;
    const found = await read(pdf);
    // The position of the header, limits of time and memory, and XFA forms are not qpdf's concern.
    if (['not-a-pdf', 'too-complex', 'dynamic-form'].includes(String(found))) continue;
    compared += 1;
    expect({ title, found }).toEqual({ title, found: expectedOf(facts) });
  }
  expect(compared).toBeGreaterThan(20);
});
