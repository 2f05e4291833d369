/* What gives a page away, as data: phrases in lower case. The names of recovery phrases and keys are in lib/secrets. */

/** Registrable domains on which registrars and dealers park names: redirected to, or the source of a page's scripts. */
export const parkingDomains: ReadonlySet<string> = new Set([
  'above.com',
  'afternic.com',
  'bodis.com',
  'bodiscdn.com',
  'dan.com',
  'domainmarket.com',
  'efty.com',
  'hugedomains.com',
  'parkingcrew.net',
  'parklogic.com',
  'sedo.com',
  'sedoparking.com',
  'skenzo.com',
  'undeveloped.com',
  'voodoo.com',
]);

/** On a page of few words. */
export const parkingPhrases: readonly string[] = [
  'domain is for sale',
  'domain may be for sale',
  'domain name is for sale',
  'buy this domain',
  'this domain is parked',
  'domain has been parked',
  'parked free courtesy of',
  'domain has expired',
  'domain name has expired',
  'this domain is registered at',
  'diese domain steht zum verkauf',
  'ce domaine est à vendre',
  'este dominio está en venta',
  '域名出售',
];
/** Pages with more words than these are no parking pages, whatever they say. */
export const parkingMaxWords = 400;
