import { apiOrigin } from '#lib/api-address.ts';

/** The portal's address of a page that is open or linked here: `/en/news/start=20/` of a static copy is `/en/news?start=20`. */
export function portalUrl(url: URL): URL {
  if (apiOrigin() === '') return url;
  const parts = url.pathname.split('/').filter((part) => part !== '');
  const query = parts.at(-1)?.includes('=') ? new URLSearchParams(parts.pop()) : [];
  const result = new URL(url);
  result.pathname = `/${parts.join('/')}`;
  for (const [name, value] of query) result.searchParams.set(name, value);
  return result;
}
