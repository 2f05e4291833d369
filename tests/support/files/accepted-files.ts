import sharp from 'sharp';
import type { AcceptedFile } from './hostile-file.ts';
import { deflated, deflatedZeros, makePdf, objectStream, stream } from './pdf-file.ts';
import { chunk, makePng } from './png-file.ts';
import { makeZip } from './zip-file.ts';

/** Appears in the metadata of every valid file that can have some; must not be in what is stored. */
export const secret = 'Taken at home, 1 Harbor Street';

const drawn = () => sharp({ create: { width: 400, height: 400, channels: 3, background: '#345678' } });
const photo = { orientation: 6, exif: { IFD0: { ImageDescription: secret } } };
const text = () => chunk('tEXt', Buffer.from(`Comment\0${secret}`, 'latin1'));
const description = `<?xpacket begin=""?><x:xmpmeta>${secret}</x:xmpmeta><?xpacket end="w"?>`;
const about = { trailer: '/Info 5 0 R', more: [`<< /Author (${secret}) /Title (Report) >>`] };

type Row = [title: string, role: AcceptedFile['role'], make: AcceptedFile['make'], name?: string];

const rows: Row[] = [
  ['JPEG that lies on its side', 'icon', () => drawn().jpeg().withMetadata(photo).toBuffer()],
  ['progressive JPEG', 'icon', () => drawn().jpeg({ progressive: true }).toBuffer()],
  ['gray JPEG', 'icon', () => drawn().toColourspace('b-w').jpeg().toBuffer()],
  ['JPEG with a wide color profile', 'icon', () => drawn().withIccProfile('p3').jpeg().toBuffer()],
  [
    'JPEG with zeros behind it',
    'icon',
    async () => Buffer.concat([await drawn().jpeg().toBuffer(), Buffer.alloc(512)]),
  ],
  // Two files in one: only the picture is stored.
  [
    'JPEG and page',
    'icon',
    async () => Buffer.concat([await drawn().jpeg().toBuffer(), Buffer.from(`<script>//${secret}</script>`)]),
  ],
  ['PNG and PHP', 'icon', () => makePng({ tail: Buffer.from(`<?php // ${secret}`) })],
  ['PNG and PDF', 'icon', () => makePng({ tail: makePdf(about) })],
  ['PNG and ZIP', 'icon', () => makePng({ tail: makeZip() })],
  ['PNG of 16 bits', 'icon', () => drawn().toColourspace('rgb16').png().toBuffer()],
  ['interlaced PNG', 'icon', () => drawn().png({ progressive: true }).toBuffer()],
  ['PNG with a palette', 'icon', () => drawn().png({ palette: true }).toBuffer()],
  ['transparent PNG', 'icon', () => drawn().ensureAlpha(0.5).png().toBuffer()],
  ['PNG with a text', 'icon', () => makePng({ before: [text()] })],
  ['name that climbs', 'icon', () => makePng(), '../../../etc/passwd.png'],
  ['name with a null', 'icon', () => makePng(), 'logo.php\0.png'],
  ['name that reads from the right', 'icon', () => makePng(), 'logo\u202egnp.exe'],
  ['name of four kilobytes', 'icon', () => makePng(), `${'a'.repeat(4096)}.png`],
  ['name with two endings', 'icon', () => makePng(), 'logo.png.html'],
  ['name with markup', 'icon', () => makePng(), '"><img src=x onerror=alert(1)>.png'],
  ['plain PDF', 'audit', () => makePdf()],
  ['PDF 2.0', 'cv', () => makePdf({ version: '2.0' })],
  ['PDF about itself', 'audit', () => makePdf(about)],
  [
    'PDF with a description',
    'cv',
    () =>
      makePdf({ catalog: '/Metadata 5 0 R', more: [stream(description, '/Type /Metadata /Subtype /XML')] }),
  ],
  [
    'PDF with a packed description',
    'cv',
    () =>
      makePdf({ catalog: '/Metadata 5 0 R', more: [deflated(description, '/Type /Metadata /Subtype /XML')] }),
  ],
  [
    'PDF that opens at a place',
    'audit',
    () => makePdf({ catalog: '/OpenAction 5 0 R', more: ['<< /S /GoTo /D [3 0 R /Fit] >>'] }),
  ],
  [
    'PDF with links',
    'audit',
    () => makePdf({ page: '/Annots [<< /Subtype /Link /A << /S /URI /URI (https://example.org) >> >>]' }),
  ],
  [
    'PDF that writes about scripts',
    'cv',
    () => makePdf({ content: 'BT (HTML/CSS/JavaScript, /JS and /Launch) Tj ET' }),
  ],
  [
    'PDF with an object stream',
    'audit',
    () => makePdf({ more: [objectStream(9, '<< /Title (Chapter) >>')] }),
  ],
  [
    'PDF with a stream in ASCII85',
    'audit',
    () => makePdf({ content: stream('9jqo^BlbD-BleB1DJ+*+F(f,q~>', '/Filter [/ASCII85Decode]') }),
  ],
  ['PDF with a large picture', 'audit', () => makePdf({ content: deflatedZeros(20_000_000) })],
];

/** Files that must be accepted, however odd they look. */
export const acceptedFiles: AcceptedFile[] = rows.map(([title, role, make, name]) => ({
  title,
  role,
  make,
  name: name ?? (role === 'icon' ? 'logo.png' : 'report.pdf'),
}));
