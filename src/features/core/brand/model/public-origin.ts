/**
 * Where visitors reach the portal, without a trailing slash. The server reads its setting, the browser reads
 * the document, so both agree whatever host name a proxy uses.
 * @returns undefined where neither is available
 */
export function publicOrigin(): string | undefined {
  if (typeof document !== 'undefined') return document.documentElement.dataset['origin'];
  return process.env['PUBLIC_ORIGIN']?.replace(/\/$/, '') || undefined;
}
