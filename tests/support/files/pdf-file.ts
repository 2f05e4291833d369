import { deflateSync } from 'node:zlib';
import { packedZeros } from './packed-zeros.ts';

export interface PdfParts {
  version?: string;
  /** Entries added to the catalogue, the page and the trailer. */
  catalog?: string;
  page?: string;
  trailer?: string;
  /** Objects 5, 6, … complete, without header and end. */
  more?: (string | Buffer)[];
  /** Packed and with its filter; plain text by default. */
  content?: string | Buffer;
  /** The objects that are pages, instead of `3 0 R` alone. */
  kids?: string;
  /** The number of pages it declares, instead of one. */
  count?: number;
  /** Written instead of the right offset of the cross-reference. */
  startxref?: number;
  /** Between the header and the first object; after the end. */
  head?: string;
  tail?: string | Buffer;
}

/** The body of a stream object. */
export function stream(data: string | Buffer, entries = ''): Buffer {
  const bytes = Buffer.isBuffer(data) ? data : Buffer.from(data, 'latin1');
  return Buffer.concat([
    Buffer.from(`<< /Length ${bytes.length} ${entries} >>\nstream\n`, 'latin1'),
    bytes,
    Buffer.from('\nendstream'),
  ]);
}

export const deflated = (data: string | Buffer, entries = '') =>
  stream(deflateSync(data), `/Filter /FlateDecode ${entries}`);

export const deflatedZeros = (bytes: number) => stream(packedZeros(bytes), '/Filter /FlateDecode');

/** An object stream (ISO 32000-1 §7.5.7) with one object in it. */
export function objectStream(number: number, body: string): Buffer {
  const head = `${number} 0 `;
  return deflated(head + body, `/Type /ObjStm /N 1 /First ${head.length}`);
}

/** A complete PDF with one empty page, of parts that may be wrong. */
export function makePdf(parts: PdfParts = {}): Buffer {
  const {
    version = '1.7',
    catalog = '',
    page = '',
    trailer = '',
    more = [],
    kids = '3 0 R',
    count = 1,
  } = parts;
  const objects: (string | Buffer)[] = [
    `<< /Type /Catalog /Pages 2 0 R ${catalog} >>`,
    `<< /Type /Pages /Kids [${kids}] /Count ${count} >>`,
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 200 200] /Contents 4 0 R ${page} >>`,
    Buffer.isBuffer(parts.content) ? parts.content : stream(parts.content ?? 'BT ET'),
    ...more,
  ];
  const pieces = [Buffer.from(`%PDF-${version}\n%\xe2\xe3\xcf\xd3\n${parts.head ?? ''}`, 'latin1')];
  let at = pieces[0]?.length ?? 0;
  const places = objects.map((body, index) => {
    const place = at;
    const bytes = Buffer.isBuffer(body) ? body : Buffer.from(body, 'latin1');
    const whole = Buffer.concat([Buffer.from(`${index + 1} 0 obj\n`), bytes, Buffer.from('\nendobj\n')]);
    pieces.push(whole);
    at += whole.length;
    return place;
  });
  const rows = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('');
  const table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows}`;
  const end = `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R ${trailer} >>\nstartxref\n${parts.startxref ?? at}\n%%EOF\n`;
  const tail = Buffer.isBuffer(parts.tail) ? parts.tail : Buffer.from(parts.tail ?? '', 'latin1');
  return Buffer.concat([...pieces, Buffer.from(table + end, 'latin1'), tail]);
}

/** An A4 report with these lines at the top of its pages; `promised` more pages are counted, but missing. */
export function makeReport(titles: readonly string[], promised = 0): Buffer {
  const page = (index: number) =>
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents ${6 + index * 2} 0 R ` +
    '/Resources << /Font << /F << /Type /Font /Subtype /Type1 /BaseFont /Helvetica >> >> >> >>';
  return makePdf({
    kids: titles.map((_title, index) => `${5 + index * 2} 0 R`).join(' '),
    count: titles.length + promised,
    more: titles.flatMap((title, index) => [
      page(index),
      stream(`BT /F 28 Tf 60 740 Td (${title}) Tj ET 60 720 475 2 re f`),
    ]),
  });
}

/** A PDF whose cross-reference is a chain of this many sections. */
export function manySections(count: number): Buffer {
  const head = [
    '%PDF-1.7\n',
    '1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj\n',
    '2 0 obj\n<< /Type /Pages /Kids [3 0 R] /Count 1 >>\nendobj\n',
    '3 0 obj\n<< /Type /Page /Parent 2 0 R /MediaBox [0 0 200 200] >>\nendobj\n',
  ].join('');
  const place = (number: number) => `${String(head.indexOf(`${number} 0 obj`)).padStart(10, '0')} 00000 n \n`;
  const parts = [head];
  let at = head.length;
  let last = 0;
  for (let index = 0; index < count; index += 1) {
    const part =
      index === 0
        ? `xref\n0 4\n0000000000 65535 f \n${[1, 2, 3].map(place).join('')}trailer<</Size 4/Root 1 0 R>>\n`
        : `xref\n0 0\ntrailer<</Size 4/Root 1 0 R/Prev ${last}>>\n`;
    last = at;
    at += part.length;
    parts.push(part);
  }
  return Buffer.from(`${parts.join('')}startxref\n${last}\n%%EOF\n`, 'latin1');
}

/**
 * A page that is painted over and over, computing every point each time: minutes of work and hardly any
 * memory.
 */
export function endlessPage(): Buffer {
  return makePdf({
    content: '/S sh '.repeat(2000),
    page: '/Resources << /Shading << /S << /ShadingType 1 /ColorSpace /DeviceRGB /Domain [0 200 0 200] /Function 5 0 R >> >> >>',
    more: [
      stream(
        '{ sin exch cos mul dup 2 exp exch dup sqrt exch }',
        '/FunctionType 4 /Domain [0 200 0 200] /Range [0 1 0 1 0 1]',
      ),
    ],
  });
}
