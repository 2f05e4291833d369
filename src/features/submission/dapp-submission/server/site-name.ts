import { domainToUnicode } from 'node:url';
import { getDomain } from 'tldts';

export interface SiteName {
  /**
   * Name that one person or team controls, as people read it (not as `xn--…`): `uniswap.org` of `app.uniswap.org`,
   * `uniswap.vercel.app` on a host that gives out subdomains, `sites.google.com/view/uniswap` on one that gives out paths.
   */
  domain: string;
  /** The part of it that was chosen, `uniswap`. */
  label: string;
}

/** Hosts whose users get a path of their own, and how many parts of the path come before the user's name. */
const pathHosts: ReadonlyMap<string, number> = new Map([
  ['bitbucket.org', 0],
  ['docs.google.com', 2],
  ['github.com', 0],
  ['gitlab.com', 0],
  ['ipfs.io', 1],
  ['gateway.pinata.cloud', 1],
  ['linktr.ee', 0],
  ['medium.com', 0],
  ['mirror.xyz', 0],
  ['sites.google.com', 1],
  ['t.me', 0],
]);

function readHost(hostname: string): string {
  const host = hostname.replace(/\.$/, '');
  return host.includes('xn--') ? domainToUnicode(host) : host;
}

function nameOfPath(host: string, pathname: string): SiteName | undefined {
  const before = pathHosts.get(host);
  if (before === undefined) return undefined;
  const parts = pathname.split('/').filter(Boolean);
  const label = parts[before]?.replace(/^@/, '');
  if (label === undefined) return undefined;
  return { domain: [host, ...parts.slice(0, before + 1)].join('/'), label };
}

/**
 * Whose site a link leads to, by the public suffix list with its private suffixes (`vercel.app`, `github.io`, `pages.dev`):
 * two subdomains of a shared host are two sites.
 * @param url absolute
 */
export function siteNameOf(url: string): SiteName {
  const parsed = URL.parse(url);
  const hostname = parsed?.hostname ?? '';
  const ofPath = nameOfPath(hostname.replace(/^www\./, ''), parsed?.pathname ?? '');
  if (ofPath) return ofPath;
  const domain = readHost(getDomain(hostname, { allowPrivateDomains: true }) ?? hostname);
  return { domain, label: domain.split('.')[0] ?? '' };
}
