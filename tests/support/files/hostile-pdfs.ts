import type { UploadRefusalCode } from '#lib/upload-refusal-code.ts';
import type { HostileFile } from './hostile-file.ts';
import { packedZeros } from './packed-zeros.ts';
import { deflatedZeros, makePdf, stream } from './pdf-file.ts';
import { makePng } from './png-file.ts';
import { makeZip } from './zip-file.ts';

const page = '<html><script>alert(1)</script></html>';

/** A ZIP whose comment is the rest of the file, so that both readers accept it. */
function pdfInZipComment(): Buffer {
  const zip = makeZip();
  const end = zip.lastIndexOf('PK\x05\x06');
  const rest = Buffer.from('\nstartxref\n0\n%%EOF\n');
  const archive = Buffer.from(zip);
  archive.writeUInt16LE(rest.length, end + 20);
  return Buffer.concat([makePdf().subarray(0, -30), archive, rest]);
}

type Row = [title: string, code: UploadRefusalCode, make: () => Buffer, pages?: number];

const rows: Row[] = [
  ['nothing', 'empty', () => Buffer.alloc(0)],
  ['text', 'not-a-pdf', () => Buffer.from('no pdf')],
  ['picture', 'not-a-pdf', () => makePng()],
  ['page named PDF', 'not-a-pdf', () => Buffer.from(page)],
  ['ten megabytes and more', 'too-large', () => makePdf({ tail: Buffer.alloc(10 * 1024 * 1024) })],
  ['PDF far behind a page', 'not-a-pdf', () => Buffer.concat([Buffer.from(page.padEnd(1100)), makePdf()])],
  ['PDF in the comment of a ZIP', 'broken', pdfInZipComment],
  ['mark at the beginning alone', 'broken', () => Buffer.from('%PDF-1.7\n')],
  ['marks at both ends alone', 'broken', () => Buffer.from(`%PDF-1.7\n${'% nothing\n'.repeat(20)}%%EOF\n`)],
  ['cut in the middle', 'broken', () => makePdf().subarray(0, 300)],
  [
    'encrypted',
    'encrypted',
    () => makePdf({ trailer: '/Encrypt 5 0 R', more: ['<< /Filter /Standard /V 4 >>'] }),
  ],
  [
    'file in it',
    'attachments',
    () =>
      makePdf({
        catalog: '/Names << /EmbeddedFiles << /Names [(a.exe) 6 0 R] >> >>',
        more: [
          stream('MZ', '/Type /EmbeddedFile'),
          '<< /Type /Filespec /F (a.exe) /UF (a.exe) /EF << /F 5 0 R >> >>',
        ],
      }),
  ],
  ['a hundred thousand pages in words', 'too-long', () => makePdf({ count: 100_000 }), 100_000],
  ['content that unpacks to 300 MB', 'too-complex', () => makePdf({ content: deflatedZeros(300_000_000) })],
  [
    'content that was packed, then written in hexadecimal digits',
    'too-complex',
    () =>
      makePdf({
        content: stream(packedZeros(200_000_000).toString('hex'), '/Filter [/AHx /Fl]'),
      }),
  ],
  [
    'a form that scripts make as it is opened',
    'dynamic-form',
    () =>
      makePdf({
        catalog: '/NeedsRendering true /AcroForm << /Fields [] /XFA 5 0 R >>',
        more: [stream('<xdp/>')],
      }),
  ],
  [
    'ten megabytes of the word that begins an object',
    'broken',
    () => Buffer.from(`%PDF-1.7\n${'obj'.repeat(3_400_000)}\n%%EOF\n`),
  ],
];

/** Reports and CVs, and files that pretend to be one. */
export const hostilePdfs: HostileFile[] = rows.map(([title, code, make, pages], index) => ({
  title,
  role: index % 2 === 0 ? 'audit' : 'cv',
  name: 'report.pdf',
  make,
  refusal: { code, ...(pages === undefined ? {} : { pages }) },
}));
