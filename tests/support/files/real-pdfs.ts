import type { UploadRefusal } from '#lib/upload-refusal.ts';
import { makePdf, stream, type PdfParts } from './pdf-file.ts';
import { faxCode, jbig2, jpeg2000, scannedJpeg } from './scanned-pages.ts';

/** A document as programs, printers and scanners write it. */
export interface RealPdf {
  title: string;
  make(): Buffer | Promise<Buffer>;
  /** What is seen on its first page, or why it is refused. */
  expected: 'drawn' | 'outlined' | 'blank' | UploadRefusal;
}

const content = '0 0 1 rg 20 20 160 160 re f';
const pdf = (parts: PdfParts = {}) => makePdf({ content, ...parts });
const before = (head: string, parts?: PdfParts) => Buffer.concat([Buffer.from(head, 'latin1'), pdf(parts)]);

/** A page that is one picture. */
const scan = (data: Buffer, entries: string, more: (string | Buffer)[] = []) =>
  makePdf({
    content: 'q 200 0 0 200 0 0 cm /I Do Q',
    page: '/Resources << /XObject << /I 5 0 R >> >>',
    more: [stream(data, `/Type /XObject /Subtype /Image /Width 64 /Height 64 ${entries}`), ...more],
  });
const bits = '/ColorSpace /DeviceGray /BitsPerComponent 1';
const bytes = '/ColorSpace /DeviceGray /BitsPerComponent 8';

/** Appends a new object 4, as a program that signs or fills does: the first page is empty before. */
function updated(): Buffer {
  const first = makePdf();
  const at = first.lastIndexOf('xref\n0');
  const object = `4 0 obj\n<< /Length ${content.length} >>\nstream\n${content}\nendstream\nendobj\n`;
  const table = `xref\n4 1\n${String(first.length).padStart(10, '0')} 00000 n \n`;
  const end = `trailer\n<< /Size 5 /Root 1 0 R /Prev ${at} >>\nstartxref\n${first.length + object.length}\n%%EOF\n`;
  return Buffer.concat([first, Buffer.from(object + table + end)]);
}

const embedded = [
  stream('MZ', '/Type /EmbeddedFile'),
  '<< /Type /Filespec /F (a.exe) /UF (a.exe) /EF << /F 5 0 R >> >>',
];
const font = (name: string, encoding: string, ordering: string) =>
  `/Resources << /Font << /F << /Type /Font /Subtype /Type0 /BaseFont /${name} /Encoding /${encoding} /DescendantFonts [<< /Type /Font /Subtype /CIDFontType0 /BaseFont /${name} /CIDSystemInfo << /Registry (Adobe) /Ordering (${ordering}) /Supplement 2 >> /FontDescriptor << /Type /FontDescriptor /FontName /${name} /Flags 6 >> >>] >> >> >>`;

export const realPdfs: RealPdf[] = [
  { title: 'plain', make: () => pdf(), expected: 'drawn' },
  { title: 'PDF 1.0', make: () => pdf({ version: '1.0' }), expected: 'drawn' },
  { title: 'PDF 2.0', make: () => pdf({ version: '2.0' }), expected: 'drawn' },
  {
    title: 'from a print queue',
    make: () =>
      before('\x1b%-12345X@PJL JOB\r\n@PJL ENTER LANGUAGE = PDF\r\n', { tail: '\x1b%-12345X@PJL EOJ\r\n' }),
    expected: 'drawn',
  },
  { title: 'byte order mark in front', make: () => before('\xef\xbb\xbf'), expected: 'drawn' },
  { title: 'blank lines in front', make: () => before('\r\n\r\n\r\n'), expected: 'drawn' },
  {
    title: 'headers of a mail in front',
    make: () => before('Content-Type: application/pdf\r\nContent-Disposition: attachment\r\n\r\n'),
    expected: 'drawn',
  },
  { title: 'header in the first kilobyte', make: () => before(' '.repeat(1000)), expected: 'drawn' },
  { title: 'header further on', make: () => before(' '.repeat(1100)), expected: { code: 'not-a-pdf' } },
  { title: 'page in front', make: () => before('<html><script>alert(1)</script>'), expected: 'drawn' },
  { title: 'zeros behind', make: () => pdf({ tail: Buffer.alloc(4000) }), expected: 'drawn' },
  { title: 'saved twice', make: updated, expected: 'drawn' },
  {
    title: 'PostScript',
    make: () => Buffer.from('%!PS-Adobe-3.0\nshowpage\n'),
    expected: { code: 'not-a-pdf' },
  },
  {
    title: 'Word document named PDF',
    make: () => Buffer.from('PK\x03\x04\x14\0\x06\0word/document.xml'),
    expected: { code: 'not-a-pdf' },
  },
  {
    title: 'archival (PDF/A) with a color profile',
    make: () =>
      pdf({
        catalog:
          '/OutputIntents [<< /Type /OutputIntent /S /GTS_PDFA1 /OutputConditionIdentifier (sRGB) /DestOutputProfile 5 0 R >>] /MarkInfo << /Marked true >>',
        more: [stream('profile', '/N 3')],
      }),
    expected: 'drawn',
  },
  {
    title: 'form that was filled',
    make: () =>
      makePdf({
        catalog: '/AcroForm << /Fields [5 0 R] /DR << >> /DA (/Helv 0 Tf 0 g) >>',
        page: '/Annots [5 0 R]',
        more: [
          '<< /Type /Annot /Subtype /Widget /FT /Tx /T (name) /V (Ana) /Rect [0 0 200 200] /P 3 0 R /F 4 /AP << /N 6 0 R >> >>',
          stream(content, '/Type /XObject /Subtype /Form /BBox [0 0 200 200]'),
        ],
      }),
    expected: 'drawn',
  },
  {
    title: 'signed',
    make: () =>
      pdf({
        catalog: '/AcroForm << /Fields [5 0 R] /SigFlags 3 >>',
        page: '/Annots [5 0 R]',
        more: [
          '<< /Type /Annot /Subtype /Widget /FT /Sig /T (s) /Rect [0 0 0 0] /F 132 /V 6 0 R >>',
          '<< /Type /Sig /Filter /Adobe.PPKLite /SubFilter /adbe.pkcs7.detached /ByteRange [0 1 2 3] /Contents <00> >>',
        ],
      }),
    expected: 'drawn',
  },
  {
    title: 'links, notes and a script on opening',
    make: () =>
      pdf({
        catalog: '/OpenAction << /S /JavaScript /JS (this.print\\(\\)) >>',
        page: '/Annots [<< /Subtype /Link /Rect [0 0 9 9] /A << /S /URI /URI (https://example.org) >> >> << /Subtype /Text /Rect [0 0 9 9] /Contents (note) >>]',
      }),
    expected: 'drawn',
  },
  {
    title: 'portfolio',
    make: () =>
      pdf({
        catalog: '/Collection << /View /D >> /Names << /EmbeddedFiles << /Names [(a.exe) 6 0 R] >> >>',
        more: embedded,
      }),
    expected: { code: 'attachments' },
  },
  {
    title: 'list of attached files that is empty',
    make: () => pdf({ catalog: '/Names << /EmbeddedFiles << /Names [] >> >>' }),
    expected: 'drawn',
  },
  {
    title: 'scan in fax code',
    make: async () =>
      scan(await faxCode(), `${bits} /Filter /CCITTFaxDecode /DecodeParms << /K -1 /Columns 64 /Rows 64 >>`),
    expected: 'drawn',
  },
  {
    title: 'scan in JBIG2',
    make: () => scan(jbig2(), `${bits} /Filter /JBIG2Decode`),
    expected: 'drawn',
  },
  {
    title: 'scan in JPEG 2000',
    make: () => scan(jpeg2000(), `${bytes} /Filter /JPXDecode`),
    expected: 'drawn',
  },
  {
    title: 'scan in JPEG',
    make: async () => scan(await scannedJpeg(), `${bytes} /Filter /DCTDecode`),
    expected: 'drawn',
  },
  {
    title: 'scan with a layer of invisible text',
    make: async () =>
      scan(await scannedJpeg(), `${bytes} /Filter /DCTDecode`, [stream('BT 3 Tr (text) Tj ET')]),
    expected: 'drawn',
  },
  {
    title: 'picture that is damaged',
    make: () => scan(Buffer.from('x'), `${bytes} /Filter /DCTDecode`),
    expected: 'blank',
  },
  {
    title: 'poster',
    make: () => pdf({ page: '/MediaBox [0 0 14400 14400] /UserUnit 10' }),
    expected: 'drawn',
  },
  { title: 'turned page', make: () => pdf({ page: '/Rotate 270' }), expected: 'drawn' },
  {
    title: 'corners of the page swapped',
    make: () => pdf({ page: '/MediaBox [200 200 0 0]' }),
    expected: 'drawn',
  },
  { title: 'page without a size', make: () => pdf({ page: '/MediaBox null' }), expected: 'drawn' },
  { title: 'no pages', make: () => pdf({ kids: '', count: 0 }), expected: { code: 'broken' } },
  {
    title: 'wrong length of a stream',
    make: () => pdf({ content: Buffer.from(`<< /Length 3 >>\nstream\n${content}\nendstream`) }),
    expected: 'drawn',
  },
  { title: 'wrong place of its table', make: () => pdf({ startxref: 7 }), expected: 'drawn' },
  {
    title: 'Chinese text without its font',
    make: () =>
      makePdf({
        content: 'BT /F 60 Tf 10 80 Td <52365236> Tj ET',
        page: font('STSong-Light', 'UniGB-UCS2-H', 'GB1'),
      }),
    expected: 'outlined',
  },
  {
    title: 'Japanese text without its font',
    make: () =>
      makePdf({
        content: 'BT /F 60 Tf 10 80 Td <65E5672C> Tj ET',
        page: font('HeiseiMin-W3', 'UniJIS-UCS2-H', 'Japan1'),
      }),
    expected: 'outlined',
  },
  {
    title: 'Russian text without its font',
    make: () =>
      makePdf({
        content: 'BT /F 60 Tf 10 80 Td (\\317\\360) Tj ET',
        page: '/Resources << /Font << /F << /Type /Font /Subtype /TrueType /BaseFont /TimesNewRoman /Encoding << /Type /Encoding /BaseEncoding /WinAnsiEncoding /Differences [207 /afii10033 240 /afii10082] >> >> >> >>',
      }),
    expected: 'outlined',
  },
  {
    title: 'Chinese text behind a scan, to be found',
    make: () =>
      makePdf({
        content: 'BT 3 Tr /F 60 Tf 10 80 Td <52365236> Tj ET',
        page: font('STSong-Light', 'UniGB-UCS2-H', 'GB1'),
      }),
    expected: 'blank',
  },
  {
    title: 'Latin text without its font',
    make: () =>
      makePdf({
        content: 'BT /F 60 Tf 10 80 Td (Report) Tj ET',
        page: '/Resources << /Font << /F << /Type /Font /Subtype /TrueType /BaseFont /Calibri /Encoding /WinAnsiEncoding >> >> >>',
      }),
    expected: 'drawn',
  },
];
