import { useLocale } from '#i18n/locale-context.tsx';
import { type Locale, localeCodes, locales } from '#i18n/locales.ts';
import { localizedPath } from '../model/localized-path.ts';
import { swapLanguage } from '../model/swap-language.ts';
import { goReplacing } from './go-replacing.ts';
import styles from './language-links.module.css';

export interface LanguageLinksProps {
  /** Path and query without language. */
  path: string;
  onChoose: () => void;
}

const oneYearSeconds = 365 * 24 * 60 * 60;

/** Remembers the language for addresses without one; the server reads the cookie. */
function rememberLanguage(locale: Locale): void {
  document.cookie = `lang=${locale}; path=/; max-age=${oneYearSeconds}; samesite=lax`;
}

/**
 * Links to the page in each language. A chosen language is remembered, and replaces the page in the history.
 */
export function LanguageLinks({ path, onChoose }: LanguageLinksProps) {
  const current = useLocale();
  return (
    <ul className={styles.list}>
      {localeCodes.map((code) => (
        <li key={code}>
          <a
            href={localizedPath(code, path)}
            lang={locales[code].tag}
            hrefLang={locales[code].tag}
            aria-current={code === current ? 'true' : undefined}
            onClick={(event) => {
              rememberLanguage(code);
              onChoose();
              // The page knows only the query parameters that it reads; the address may have more.
              goReplacing(event, swapLanguage(code, new URL(location.href)));
            }}
          >
            {locales[code].name}
          </a>
        </li>
      ))}
    </ul>
  );
}
