import type { Locale } from '#i18n/locales.ts';
import { siteLanguages } from '../model/site-languages.ts';
import type { ContentPort } from './content-port.ts';

/**
 * The kinds with the languages that the brand publishes in. What the desk's form, an import and publishing require follows from the kind; a kind
 * that needs other languages for a reason of its own keeps them.
 * @param languages undefined for those of the specification
 */
export function requireLanguages(
  ports: readonly ContentPort[],
  languages: readonly Locale[] = siteLanguages,
): ContentPort[] {
  return ports.map((port) =>
    port.kind.requiredLanguages === siteLanguages
      ? { ...port, kind: { ...port.kind, requiredLanguages: languages } }
      : port,
  );
}
