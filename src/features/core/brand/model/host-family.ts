import type { Brand } from './brand-schema.ts';
import { publicOrigin } from './public-origin.ts';

export type HostFamily = 'primary' | 'alternate';

/** Loopback names belong to no family: the demonstration shows the primary links. */
const isLoopback = (host: string) => /^(localhost|127(\.\d+){3}|\[::1\])$/.test(host);

const isWithin = (host: string, family: string) => host === family || host.endsWith(`.${family}`);

/**
 * Which hosts the links lead to (specification §9): the primary family on the primary host and its
 * subdomains, the alternate one everywhere else.
 */
export function hostFamilyOf(origin: string | undefined, primaryHost: string): HostFamily {
  if (!origin || !URL.canParse(origin)) return 'primary';
  const { hostname } = new URL(origin);
  return isLoopback(hostname) || isWithin(hostname, primaryHost) ? 'primary' : 'alternate';
}

/** A link of the primary family mapped to the alternate one; any other text unchanged. */
function moveLink(text: string, { primary, alternate }: Brand['hosts']): string {
  if (!URL.canParse(text)) return text;
  const from = new URL(primary).host;
  const { protocol, host } = new URL(text);
  if (protocol !== 'https:' || !isWithin(host, from)) return text;
  const moved = host.slice(0, host.length - from.length) + new URL(alternate).host;
  return text.replace(host, moved);
}

function moveLinks(value: unknown, hosts: Brand['hosts']): unknown {
  if (typeof value === 'string') return moveLink(value, hosts);
  if (Array.isArray(value)) return value.map((item) => moveLinks(item, hosts));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, moveLinks(inner, hosts)]));
}

/** A stored link in one host family, like the brand's own links. */
export const linkOfFamily = (link: string, family: HostFamily, { hosts }: Pick<Brand, 'hosts'>) =>
  family === 'alternate' ? moveLink(link, hosts) : link;

/** The brand with every link in one host family. `hosts` itself stays: it defines the families. */
export function withHostFamily(brand: Brand, family: HostFamily): Brand {
  const { primary, alternate } = brand.hosts;
  // An invalid configuration is rejected at the start, with a better message than an error here.
  if (family === 'primary' || !URL.canParse(primary) || !URL.canParse(alternate)) return brand;
  return { ...(moveLinks(brand, brand.hosts) as Brand), hosts: brand.hosts };
}

/**
 * Chooses the family of a visitor's links: that of the requested host if it is one of the brand's, else the
 * public origin's. An unknown host is never repeated in a response.
 * @returns takes a host as in a Host header, with or without a port
 */
export function createHostMatcher(
  { primaryHost, hosts }: Pick<Brand, 'primaryHost' | 'hosts'>,
  ownFamily: HostFamily,
): (askedHost: string | undefined) => HostFamily {
  const primaryHosts = [primaryHost, new URL(hosts.primary).hostname];
  const alternateHost = new URL(hosts.alternate).hostname;
  const familyOf = (askedHost: string): HostFamily => {
    const host = askedHost.toLowerCase().replace(/:\d{1,5}$/, '');
    if (primaryHosts.some((primary) => isWithin(host, primary))) return 'primary';
    return isWithin(host, alternateHost) ? 'alternate' : ownFamily;
  };
  // Nearly every request names the host of the one before, and each request asks.
  let latest = { host: '', family: familyOf('') };
  return (askedHost = '') => {
    if (askedHost !== latest.host) latest = { host: askedHost, family: familyOf(askedHost) };
    return latest.family;
  };
}

/** Set while a page is rendered on the server, which renders for both families. */
let drawnFamily: HostFamily | undefined;

/**
 * Renders something for one host family. @param draw must be synchronous: anything rendered in the meantime would
 * get the same family
 */
export function inHostFamily<Result>(family: HostFamily, draw: () => Result): Result {
  const before = drawnFamily;
  drawnFamily = family;
  try {
    return draw();
  } finally {
    drawnFamily = before;
  }
}

/** The family outside of rendering: in the browser from the document, elsewhere from the public origin. */
function usualHostFamily(primaryHost: string): HostFamily {
  if (typeof document === 'undefined') return hostFamilyOf(publicOrigin(), primaryHost);
  return document.documentElement.dataset['hosts'] === 'alternate' ? 'alternate' : 'primary';
}

/** The brand with links of the current family, resolved whenever one is read. */
export function resolveBrand(configured: Brand): Brand {
  const usual = usualHostFamily(configured.primaryHost);
  const families = { primary: configured, alternate: withHostFamily(configured, 'alternate') };
  const names = Object.keys(configured) as (keyof Brand)[];
  const getters = names.map((name) => [
    name,
    { enumerable: true, get: () => families[drawnFamily ?? usual][name] },
  ]);
  return Object.defineProperties({}, Object.fromEntries(getters)) as Brand;
}

/** The brand with the links of one family, for asynchronous rendering. */
export function brandOfFamily(brand: Brand, family: HostFamily): Brand {
  return inHostFamily(family, () => ({ ...brand }));
}
