import type { Brand } from '#features/core/brand/model/brand-schema.ts';

/** Names of the services' cookies among those of the document. @param cookies as `document.cookie` has them */
export function listServiceCookies(
  { searchEngine, webAnalytics }: Brand['analytics'],
  cookies: string,
): string[] {
  const beginnings = [searchEngine, webAnalytics].flatMap((service) => service?.cookies ?? []);
  return cookies
    .split(';')
    .map((each) => each.split('=')[0]!.trim())
    .filter((name) => beginnings.some((beginning) => name.startsWith(beginning)));
}

/** The host and those above it, where a script of the host may have set a cookie; undefined means the host alone. */
export function listCookieDomains(host: string): (string | undefined)[] {
  const labels = host.split('.');
  return [undefined, ...labels.slice(0, -1).map((_, place) => labels.slice(place).join('.'))];
}
