/**
 * The host name of what a visitor entered as a site, in lower case: `https://Tideport-App.example/x` and
 * `tideport-app.example` are one. undefined for what is no address of a site.
 */
export function siteKey(entered: string): string | undefined {
  const text = entered.trim();
  const address = /^https?:\/\//i.test(text) ? text : `https://${text}`;
  if (/\s/.test(text) || !URL.canParse(address)) return undefined;
  const { hostname } = new URL(address);
  return /^[^.].*\.[^.]+$/.test(hostname) ? hostname.toLowerCase() : undefined;
}
