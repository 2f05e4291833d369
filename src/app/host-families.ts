import type { IncomingMessage } from 'node:http';
import type { Brand } from '#features/core/brand/model/brand-schema.ts';
import {
  brandOfFamily,
  createHostMatcher,
  hostFamilyOf,
  type HostFamily,
} from '#features/core/brand/model/host-family.ts';

/** The two host families of the brand's links (specification §9), by the host that a visitor requested. */
export interface HostFamilies {
  of(request: IncomingMessage): HostFamily;
  brands: Readonly<Record<HostFamily, Brand>>;
  /** Where a response is kept: the portal's own family under the plain address, so that one look-up finds it, the other one beside it. */
  keyOf(family: HostFamily, address: string): string;
}

interface Options {
  /** As brand/brand.json gives it: its links follow the family that is drawn. */
  brand: Brand;
  publicOrigin: string;
  /** Behind proxies the requested host is the one that the nearest of them names, if it names one. */
  trustedProxies: number;
}

export function createHostFamilies({ brand, publicOrigin, trustedProxies }: Options): HostFamilies {
  const own = hostFamilyOf(publicOrigin, brand.primaryHost);
  const familyOf = createHostMatcher(brand, own);
  const named = (request: IncomingMessage) =>
    trustedProxies > 0
      ? String(request.headers['x-forwarded-host'] ?? '')
          .split(',')
          .at(-1)
          ?.trim()
      : '';
  return {
    of: (request) => familyOf(named(request) || request.headers.host),
    brands: { primary: brandOfFamily(brand, 'primary'), alternate: brandOfFamily(brand, 'alternate') },
    keyOf: (family, address) => (family === own ? address : `${family} ${address}`),
  };
}
