/** Stands for this site while an address is read; `.invalid` is nobody's (RFC 2606). */
const here = 'https://site.invalid';

/**
 * Where a link of a text may lead, as browsers would read it: the web, mail, or a path of this site.
 * Browsers skip tabs and take `\` for `/`, so the address is parsed as they parse it and never compared as text.
 * @returns undefined for everything else: scripts, data, other hosts in disguise (`//host`, `/\host`), names and passwords
 */
export function findSafeHref(address: string): string | undefined {
  if (/^\s*\//.test(address)) {
    const url = URL.parse(address, here);
    // `/.//host` is a path of this site, but what is left of it when its dots are gone is not.
    if (url?.origin !== here || url.pathname.startsWith('//')) return undefined;
    return url.pathname + url.search + url.hash;
  }
  if (!/^\s*(?:https?:\/\/|mailto:)/i.test(address)) return undefined;
  const url = URL.parse(address);
  if (!url || url.username || url.password) return undefined;
  return url.href;
}
