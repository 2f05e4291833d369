import { getPublicSuffix } from 'tldts';
import { readContentId } from '#lib/content-id.ts';
import { readAddress, type WebPlace } from './web-place.ts';

/** Why an entry of a list is not used. */
export type LeftOutReason =
  | 'empty'
  | 'comment'
  | 'not text'
  | 'too long'
  | 'public suffix'
  | 'wildcard inside a name'
  | 'no web address';

/** What an entry of a public list names. */
export type ListEntry =
  /** The host and every domain below it. */
  | { kind: 'host'; host: string }
  /** `*.x.y`: every domain below it. */
  | { kind: 'below'; host: string }
  /** One page, one port or one content of IPFS: never the whole host. */
  | { kind: 'place'; place: WebPlace }
  | { kind: 'left-out'; reason: LeftOutReason };

const longest = 2_000;
const leftOut = (reason: LeftOutReason): ListEntry => ({ kind: 'left-out', reason });

const suffixRules = { allowPrivateDomains: true, extractHostname: false, validateHostname: false } as const;
const isNumeric = (host: string) => /^(?:\d+\.){3}\d+$/.test(host) || host.startsWith('[');
const isName = (host: string) => /^(?:[\w-]+\.)+[a-z\d-]+$/.test(host) && host.length <= 253;

/** The entry of a host: `com`, `github.io` and `vercel.app` belong to many, so they would name them all. */
function readHost(host: string, kind: 'host' | 'below'): ListEntry {
  if (isNumeric(host)) return { kind: 'host', host };
  if (!isName(host) && !/^[\w-]+$/.test(host)) return leftOut('no web address');
  return getPublicSuffix(host, suffixRules) === host ? leftOut('public suffix') : { kind, host };
}

/** Lists that people read write `hxxp` and `[.]`, to keep an address from being opened by accident. */
const rearm = (text: string) => text.replace(/^hxxp/i, 'http').replace(/\[\.\]|\(\.\)/g, '.');

/** IPv6 without its brackets; `::1` and `2001:db8::1`. */
const isIpv6 = (text: string) => /^[\da-f:.]+$/i.test(text) && text.split(':').length > 2;

const placeOf = (place: WebPlace): ListEntry => ({ kind: 'place', place });

function readAddressed(address: string, kind: 'host' | 'below'): ListEntry {
  const read = readAddress(address);
  if (!read) return leftOut('no web address');
  const { host, page, contents } = read;
  const place = contents[0] ?? page;
  if (!place) return readHost(host, kind);
  return kind === 'below' ? leftOut('wildcard inside a name') : placeOf(place);
}

function readWritten(text: string): ListEntry {
  const content = readContentId(text);
  if (content) return placeOf({ root: `${content.kind}://${content.id}`, path: '/', rest: '' });
  if (/^\/ip[fn]s\//.test(text)) return readWritten(text.slice(1).replace('/', '://'));
  const [, scheme = '', wildcard = '', given = ''] =
    /^([a-z][a-z\d+.-]*:\/\/)?(\*?\.)?(.*)$/is.exec(text) ?? [];
  const plain = given.replace(/\/\*$/, '/');
  if (plain.includes('*')) return leftOut('wildcard inside a name');
  if (/[\s\\]/.test(plain) || /^[^/?#]*@/.test(plain)) return leftOut('no web address');
  // The port of a scheme that is not written is none.
  const usual = /^[^/?#]*:80(?:$|[/?#])/.test(plain) ? 'http://' : 'https://';
  const address = (scheme || usual) + (isIpv6(plain) ? `[${plain}]` : plain);
  return readAddressed(address, wildcard === '*.' ? 'below' : 'host');
}

/** A host as nearly every entry is one, in the form in which addresses have it; without a part that may be a content id. */
const plainHost = /^(?:[a-z\d_-]{1,40}\.)+[a-z][a-z\d-]{0,40}$/;

const invisible = /[\u200b-\u200d\u2060\ufeff]/g;

/** Reads one entry of a list as people and programs write them. Never throws: what names nothing is left out with the reason. */
export function readListEntry(given: unknown): ListEntry {
  if (typeof given !== 'string') return leftOut('not text');
  // Lists have hundreds of thousands of entries, and they are read in one go.
  if (plainHost.test(given) && !given.includes('xn--')) return readHost(given, 'host');
  if (given.length > longest) return leftOut('too long');
  const text = given.replace(invisible, '').trim();
  if (text === '') return leftOut('empty');
  if (/^(?:[#!;]|\/\/)/.test(text)) return leftOut('comment');
  return readWritten(rearm(text.replace(/\s(?:[#;]|\/\/).*$/s, '').trimEnd()));
}
