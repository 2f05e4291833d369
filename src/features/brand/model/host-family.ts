import type { Brand } from './brand-schema.ts';
import { publicOrigin } from './public-origin.ts';

export type HostFamily = 'primary' | 'alternate';

/** This machine is nobody's host: the demonstration shows the links of the primary one. */
const isLoopback = (host: string) => /^(localhost|127(\.\d+){3}|\[::1\])$/.test(host);

const isWithin = (host: string, family: string) => host === family || host.endsWith(`.${family}`);

/**
 * Which hosts the links lead to (specification §9): the primary family where the portal stands on the primary host or
 * beneath it, the alternate one everywhere else.
 */
export function hostFamilyOf(origin: string | undefined, primaryHost: string): HostFamily {
  if (!origin || !URL.canParse(origin)) return 'primary';
  const { hostname } = new URL(origin);
  return isLoopback(hostname) || isWithin(hostname, primaryHost) ? 'primary' : 'alternate';
}

/** A link of the primary family at the same place of the alternate one; any other text as it is. */
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

/** The brand with every link in one host family. `hosts` itself stays: it says what the families are. */
export function withHostFamily(brand: Brand, family: HostFamily): Brand {
  const { primary, alternate } = brand.hosts;
  // A configuration that is not well-formed is refused at the start, with a better sentence than a fault here.
  if (family === 'primary' || !URL.canParse(primary) || !URL.canParse(alternate)) return brand;
  return { ...(moveLinks(brand, brand.hosts) as Brand), hosts: brand.hosts };
}

/** The brand as the portal shows it at its public origin. */
export function resolveBrand(brand: Brand): Brand {
  return withHostFamily(brand, hostFamilyOf(publicOrigin(), brand.primaryHost));
}
