/** What caches may do with a response that every visitor may see. */
export interface SharedCaching {
  cacheControl: string;
  headers: Readonly<Record<string, string>>;
}

/** Caches keep copies and revalidate them each time: an approval is visible immediately, an unchanged page costs a 304. */
export const revalidated: SharedCaching = { cacheControl: 'public, no-cache', headers: {} };

/** What is about one moment: caches are not told when it changes, so none keeps it longer than this, CDNs included. */
export const momentary: SharedCaching = {
  cacheControl: 'public, max-age=10, must-revalidate',
  headers: {},
};

/** Everything that may change is purged with this word: one change of content may show on any page. */
const purgeKey = 'portal';
/** How long a CDN may send what is too old while it fetches its successor … */
const whileRevalidatingSeconds = 30;
/** … and while the portal cannot be reached. */
const whileUnreachableSeconds = 86_400;

/**
 * With a CDN in front: it keeps responses by itself and is told when they change; browsers still ask each time. What allows old responses
 * is in a field that only CDNs read (RFC 9213), because browsers would follow it too.
 * @param seconds how long the CDN may keep a response without asking
 */
export const keptByCdn = (seconds: number): SharedCaching => ({
  cacheControl: `public, max-age=0, s-maxage=${seconds}, must-revalidate`,
  headers: {
    'cdn-cache-control': `public, max-age=${seconds}, stale-while-revalidate=${whileRevalidatingSeconds}, stale-if-error=${whileUnreachableSeconds}`,
    'surrogate-key': purgeKey,
    'cache-tag': purgeKey,
  },
});

/** Headers of a response that `keptByCdn` may have had a part in, without that part. */
export function notByCdn<Value>(
  headers: Readonly<Record<string, Value | string>>,
): Record<string, Value | string> {
  const { 'cdn-cache-control': byCdn, 'surrogate-key': _key, 'cache-tag': _tag, ...others } = headers;
  return byCdn === undefined ? others : { ...others, 'cache-control': revalidated.cacheControl };
}
