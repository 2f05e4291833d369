import { domainToUnicode } from 'node:url';

/** Second levels under which the registries of countries sell names; enough for comparing, a full public suffix list is not needed. */
const secondLevels = new Set(['co', 'com', 'net', 'org', 'gov', 'edu', 'ac', 'ne', 'or']);

export interface SiteName {
  /** Name that somebody registered, `uniswap.org` of `app.uniswap.org`, as people read it (not as `xn--…`). */
  domain: string;
  /** Its first label, `uniswap`. */
  label: string;
}

/** @param url absolute */
export function siteNameOf(url: string): SiteName {
  const hostname = (URL.parse(url)?.hostname ?? '').replace(/\.$/, '');
  const host = hostname.includes('xn--') ? domainToUnicode(hostname) : hostname;
  const labels = host.split('.');
  const [second = '', top = ''] = labels.slice(-2);
  const isCountrySecondLevel = top.length === 2 && secondLevels.has(second) && labels.length > 2;
  const domain = labels.slice(isCountrySecondLevel ? -3 : -2).join('.');
  return { domain, label: domain.split('.')[0] ?? '' };
}
