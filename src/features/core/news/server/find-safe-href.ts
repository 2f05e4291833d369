/** Represents this site while an address is parsed; `.invalid` belongs to nobody (RFC 2606). */
const here = 'https://site.invalid';

/**
 * Allowed targets of a link in a text, parsed like browsers do: the web, mail, or a path of this site.
 * Browsers skip tabs and treat `\` as `/`, so the address is parsed and never compared as text.
 * @returns undefined for everything else: scripts, data, other hosts in disguise (`//host`, `/\host`), user
 * names and passwords
 */
export function findSafeHref(address: string): string | undefined {
  if (/^\s*\//.test(address)) {
    const url = URL.parse(address, here);
    // `/.//host` is a path of this site, but the rest after removing its dots is not.
    if (url?.origin !== here || url.pathname.startsWith('//')) return undefined;
    return url.pathname + url.search + url.hash;
  }
  if (!/^\s*(?:https?:\/\/|mailto:)/i.test(address)) return undefined;
  const url = URL.parse(address);
  if (!url || url.username || url.password) return undefined;
  return url.href;
}
