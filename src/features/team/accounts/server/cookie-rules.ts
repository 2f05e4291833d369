/**
 * How every cookie of the desk is named and kept. Over https its name says to the browser that this host alone set it, Secure and for all
 * paths (`__Host-`, RFC 6265bis, §4.1.3.2), so that a host beside or below the desk's cannot plant one. Without https, which is on this machine
 * only, browsers refuse that name.
 * @param deskOrigin scheme, host and port under which the desk is reached
 */
export function cookieRules(deskOrigin: string) {
  const secure = deskOrigin.startsWith('https:');
  return { secure, prefix: secure ? '__Host-desk' : 'desk' };
}
