/**
 * Where visitors reach the portal, without a slash at the end. The server reads its setting, the browser what the server
 * wrote into the document, so both sides agree under whatever name a proxy passes pages on.
 * @returns undefined where nothing says
 */
export function publicOrigin(): string | undefined {
  if (typeof document !== 'undefined') return document.documentElement.dataset['origin'];
  return process.env['PUBLIC_ORIGIN']?.replace(/\/$/, '') || undefined;
}
