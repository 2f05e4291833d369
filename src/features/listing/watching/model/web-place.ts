import { readContentId } from '#lib/content-id.ts';
import { trimEndOf } from '#lib/trim-end-of.ts';

/** One page of a site, or of a content of IPFS whichever gateway shows it. */
export interface WebPlace {
  /** `evil.example` without `www`, `evil.example:8443`, or `ipfs://bafy…`. */
  root: string;
  /** Without a slash at its end; `/` for all of it. */
  path: string;
  /** Query and fragment. */
  rest: string;
}

/** What an address leads to. */
export interface ReadAddress {
  /** Empty where the address names no host. */
  host: string;
  /** The page on the host; undefined where it is the host as a whole. */
  page?: WebPlace;
  /** What of IPFS it shows, through whichever gateway. */
  contents: WebPlace[];
}

const trim = (path: string) => trimEndOf(path, '/') || '/';
const bare = (host: string) => host.replace(/\.$/, '').replace(/^www\./, '');

function contentPlace(kind: string, id: string, { path, rest }: { path: string; rest: string }): WebPlace[] {
  const content = readContentId(id, kind === 'ipns');
  return content ? [{ root: `${content.kind}://${content.id}`, path: trim(path), rest }] : [];
}

/** `/ipfs/CID/page`; the page after it. */
const inPath = /^\/(ip[fn]s)\/([^/]+)(\/.*)?$/s;

/** The content that a gateway shows: its id is in the path, or the first part of the host. */
function listContents({ hostname, pathname }: URL, rest: string): WebPlace[] {
  const [, kind = '', id = '', path = ''] = inPath.exec(pathname) ?? [];
  const [label = '', zone = ''] = hostname.split('.');
  return [...contentPlace(kind, id, { path, rest }), ...contentPlace(zone, label, { path: pathname, rest })];
}

/** Of an address with `ipfs:` or `ipns:`; a name instead of an id is that of a site (DNSLink). */
function readContentAddress(text: string): ReadAddress | undefined {
  const [, kind = '', id = '', path = '', rest = ''] =
    /^(ip[fn]s):\/\/(?:ip[fn]s\/)?([^/?#]+)(\/[^?#]*)?([?#].*)?$/is.exec(text) ?? [];
  const contents = contentPlace(kind.toLowerCase(), id, { path, rest });
  if (contents.length > 0) return { host: '', contents };
  const site = kind.toLowerCase() === 'ipns' && id.includes('.') ? URL.parse(`https://${id}`) : null;
  return site ? { host: site.hostname, contents } : undefined;
}

/** @param text an address with its scheme; undefined for any other than of the web and of IPFS, and for an invalid one. Never throws */
export function readAddress(text: string): ReadAddress | undefined {
  if (/^ip[fn]s:/i.test(text)) return readContentAddress(text);
  const url = URL.parse(text);
  if (!url || !/^(?:https?|wss?):$/.test(url.protocol) || url.hostname === '') return undefined;
  const rest = url.search + url.hash;
  const path = trim(url.pathname);
  const page = { root: bare(url.hostname) + (url.port && `:${url.port}`), path, rest };
  const isWhole = path === '/' && rest === '' && url.port === '';
  return {
    host: url.hostname.replace(/\.$/, ''),
    ...(!isWhole && { page }),
    contents: listContents(url, rest),
  };
}

/** Whether a place is the named page, or is below it. */
export function isWithin(place: WebPlace, named: WebPlace): boolean {
  if (place.root !== named.root) return false;
  if (named.rest !== '') return place.path === named.path && place.rest === named.rest;
  return named.path === '/' || place.path === named.path || place.path.startsWith(`${named.path}/`);
}

export const writePlace = ({ root, path, rest }: WebPlace): string =>
  path === '/' && rest === '' ? root : root + path + rest;
