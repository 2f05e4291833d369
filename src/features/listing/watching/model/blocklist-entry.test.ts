import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readListEntry } from './blocklist-entry.ts';
import { writePlace } from './web-place.ts';

const cid0 = 'QmbWqxBEKC3P8tqsKc98xmWNzrzDtRLMiMPL8wBuTGsMnR';
const cid1 = 'bafybeigdyrzt5sfp7udm7hu76uh7y26nf3efuylqabf3oclgtqy55fbzdi';
const key = 'k51qzi5uqu5dlvj2baxnqndepeb86cbk3ng7n3i46uzyxzyqj2xjonzllnv0v8';

/** `host evil.example`, `left-out comment`. */
function say(given: unknown): string {
  const entry = readListEntry(given);
  switch (entry.kind) {
    case 'place':
      return `place ${writePlace(entry.place)}`;
    case 'left-out':
      return `left-out ${entry.reason}`;
    default:
      return `${entry.kind} ${entry.host}`;
  }
}

it.each<[unknown, string]>([
  // Hosts, however they are written.
  ['evil.example', 'host evil.example'],
  ['  EVIL.example.\r', 'host evil.example'],
  ['\ufeffevil.example', 'host evil.example'],
  ['.evil.example', 'host evil.example'],
  ['http://evil.example', 'host evil.example'],
  ['https://evil.example/', 'host evil.example'],
  ['https://evil.example:443/', 'host evil.example'],
  ['evil.example:80', 'host evil.example'],
  ['evil.example:443/', 'host evil.example'],
  ['evil.example/*', 'host evil.example'],
  ['evil.example # drains wallets', 'host evil.example'],
  ['hxxps://evil[.]example', 'host evil.example'],
  ['bücher.example', 'host xn--bcher-kva.example'],
  ['xn--bcher-kva.example', 'host xn--bcher-kva.example'],
  ['evil。example', 'host evil.example'],
  ['-evil_1.vercel.app', 'host -evil_1.vercel.app'],
  ['192.0.2.7', 'host 192.0.2.7'],
  ['2001:db8::1', 'host [2001:db8::1]'],
  ['[2001:DB8::1]', 'host [2001:db8::1]'],
  ['*.evil.example', 'below evil.example'],
  ['https://*.evil.example/', 'below evil.example'],
  ['ipns://evil.example', 'host evil.example'],
  // One page or port.
  ['sites.google.com/view/evil', 'place sites.google.com/view/evil'],
  ['https://www.evil.example/claim/?a=1#x', 'place evil.example/claim?a=1#x'],
  ['evil.example/#/claim', 'place evil.example/#/claim'],
  ['evil.example:8443', 'place evil.example:8443'],
  ['192.0.2.7:8080/x', 'place 192.0.2.7:8080/x'],
  ['t.me/*', 'host t.me'],
  ['github.com/evil/*', 'place github.com/evil'],
  // Contents of IPFS.
  [cid0, `place ipfs://${cid1}`],
  [cid1, `place ipfs://${cid1}`],
  [`ipfs://${cid0}`, `place ipfs://${cid1}`],
  [`ipfs://ipfs/${cid0}/claim.html`, `place ipfs://${cid1}/claim.html`],
  [`/ipfs/${cid0}`, `place ipfs://${cid1}`],
  [`ipfs.io/ipfs/${cid0}/`, `place ipfs://${cid1}`],
  [`https://${cid1}.ipfs.dweb.link/`, `place ipfs://${cid1}`],
  [`${cid1}.on.example.org/claim`, `place ipfs://${cid1}/claim`],
  [key, `place ipns://${key}`],
  // What would name the hosts of many, or nothing.
  ['com', 'left-out public suffix'],
  ['.com', 'left-out public suffix'],
  ['co.uk', 'left-out public suffix'],
  ['github.io', 'left-out public suffix'],
  ['https://vercel.app/', 'left-out public suffix'],
  ['*.web.app', 'left-out public suffix'],
  ['localhost', 'left-out public suffix'],
  ['рф', 'left-out public suffix'],
  ['*', 'left-out wildcard inside a name'],
  ['*.evil.example/claim', 'left-out wildcard inside a name'],
  ['evil-*.example', 'left-out wildcard inside a name'],
  ['', 'left-out empty'],
  [' \u200b ', 'left-out empty'],
  ['# 2026-11', 'left-out comment'],
  ['// 2026-11', 'left-out comment'],
  ['! title', 'left-out comment'],
  [7, 'left-out not text'],
  [null, 'left-out not text'],
  [{ domain: 'evil.example' }, 'left-out not text'],
  ['x'.repeat(2_001), 'left-out too long'],
  ['mallory@evil.example', 'left-out no web address'],
  ['https://user@evil.example/', 'left-out no web address'],
  ['mailto:mallory@evil.example', 'left-out no web address'],
  ['ftp://evil.example', 'left-out no web address'],
  ['evil..example', 'left-out no web address'],
  ['evil.example,other.example', 'left-out no web address'],
  ['evil example', 'left-out no web address'],
  ['<html>', 'left-out no web address'],
  ['0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed', 'left-out no web address'],
])('%j is %s', (given, expected) => {
  expect(say(given)).toBe(expected.replace(`ipns://${key}`, say(key).slice('place '.length)));
});

it('never throws, and never names a public suffix', () => {
  const part = fc.constantFrom(
    'com',
    'evil',
    '*',
    '.',
    '/',
    ':',
    '@',
    '#',
    'ipfs',
    cid0,
    'https://',
    ' ',
    '[',
    'é',
    '%',
  );
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.array(part, { maxLength: 8 }).map((parts) => parts.join('')),
      ),
      (text) => {
        const entry = readListEntry(text);
        if (entry.kind === 'host' || entry.kind === 'below') expect(entry.host).toMatch(/\.|^\[/);
      },
    ),
    { numRuns: 500 },
  );
});
