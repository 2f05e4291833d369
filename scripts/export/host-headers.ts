import { cachingOf, assetPrefix } from '#app/static-assets.ts';
import { keysFilePath } from '#features/tools/offline-keys/model/keys-file.ts';
import { dataPrefix } from '#lib/data-prefix.ts';
import { securityHeaders } from '#platform/http/security-headers.ts';
import { revalidated } from '#platform/http/shared-caching.ts';

const section = (path: string, headers: Readonly<Record<string, string>>) =>
  [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n');

/**
 * The headers that a static host should send, in the form of Cloudflare Pages and Netlify; elsewhere people read it.
 * @param keysPolicy of the offline key file, whose bytes must not change
 */
export const hostHeaders = (keysPolicy: string): string =>
  [
    section('/*', securityHeaders),
    section(`${assetPrefix}*`, { 'cache-control': cachingOf(assetPrefix) }),
    section(`${dataPrefix}/*`, { 'cache-control': revalidated.cacheControl }),
    section(keysFilePath, { 'content-security-policy': keysPolicy }),
    '',
  ].join('\n\n');
