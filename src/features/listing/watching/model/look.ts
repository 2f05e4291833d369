import * as v from 'valibot';

const certificateSchema = v.object({ issuer: v.string(), keyHash: v.string() });

/** What a look saw; stored as the baseline of a link, so a change here needs a default. */
const seenPageSchema = v.object({
  status: v.number(),
  /** Where its redirects led. */
  finalUrl: v.string(),
  /** The name of that site that one person or team controls, such as `uniswap.org`. */
  site: v.string(),
  /** Null without TLS. */
  certificate: v.nullable(certificateSchema),
  title: v.string(),
  /** Of the visible words; null for a page without any, and for what is no page. */
  simhash: v.nullable(v.string()),
  scriptHosts: v.array(v.string()),
  /** The request for a recovery phrase that the page makes, or null. */
  asksFor: v.nullable(v.string()),
});
export type SeenPage = v.InferOutput<typeof seenPageSchema>;

/** A look at a link. */
export type Look =
  | {
      reachable: true;
      page: SeenPage;
      /** Every address on the way, the page's own last. */
      addresses: readonly string[];
      /** Why it counts as parked, or null. */
      parkedBy: string | null;
      /** Whether the page still names the item. */
      namesItem: boolean;
    }
  | { reachable: false; reason: string };

/** Of a stored text; null for one that is missing, or of an older shape. */
export function parseSeenPage(text: string | null): SeenPage | null {
  if (text === null) return null;
  const parsed = v.safeParse(seenPageSchema, JSON.parse(text));
  return parsed.success ? parsed.output : null;
}

/** Host of an address; empty for an invalid one. */
export const hostOf = (address: string): string => URL.parse(address)?.hostname ?? '';

/** Addresses that visitors of a link meet: the listed one alone, and what the last look saw where there was one. */
export function addressesOf(
  address: string,
  page: SeenPage | null,
): { addresses: string[]; scriptHosts: string[] } {
  return { addresses: page ? [address, page.finalUrl] : [address], scriptHosts: page?.scriptHosts ?? [] };
}
