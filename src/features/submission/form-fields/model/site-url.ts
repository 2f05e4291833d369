/** Optional scheme, a dotted host with a top-level domain of two letters or more, optional port and path (specification §5). */
const form =
  /^(?:https?:\/\/)?(?:[\p{L}\p{N}\p{M}_](?:[\p{L}\p{N}\p{M}_-]*[\p{L}\p{N}\p{M}])?\.)+(?:xn--[a-z0-9-]+|\p{L}[\p{L}\p{M}]+)\.?(?::\d{1,5})?(?:[/?#][^\s\\<>"`{}|^]*)?$/iu;
const scheme = /^https?:\/\//i;

/**
 * A typed link as it is stored, or undefined when it is not one: `https` where the scheme is missing, host in lower case and in its
 * ASCII form (so that a homoglyph shows as `xn--…`), and no slash after a bare host. `http` is kept: it is what the person says the site has.
 */
export function parseSiteUrl(text: string): string | undefined {
  if (!form.test(text)) return undefined;
  const url = URL.parse(scheme.test(text) ? text : `https://${text}`);
  if (!url || url.username || url.password || !url.hostname.includes('.')) return undefined;
  return url.href === `${url.origin}/` ? url.origin : url.href;
}
