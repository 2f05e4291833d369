import { Trans, useLingui } from '@lingui/react/macro';
import { formatList } from '#i18n/format-list.ts';
import { useHref, useLocale } from '#i18n/locale-context.tsx';
import { SentenceGap } from '#ui/sentence-gap/sentence-gap.tsx';
import { TextLink } from '#ui/text-link/text-link.tsx';
import { AnswerButtons } from './answer-buttons.tsx';
import styles from './consent-bar.module.css';
import { serviceHosts, useStatisticsConsent } from './statistics-consent.ts';

/** Asks whether visits may be counted, at the bottom of the window, until it is answered. The page behind it stays usable. */
export function ConsentBar() {
  const { t } = useLingui();
  const locale = useLocale();
  const href = useHref();
  const state = useStatisticsConsent();
  if (state !== 'unasked') return null;
  const services = formatList(serviceHosts(), locale);
  return (
    <aside className={styles.bar} aria-label={t`Cookies and statistics`}>
      <div className={`wrap ${styles.row}`}>
        <p>
          <Trans>
            May we count which pages you read, with the help of {services}? This sets cookies. Nothing is
            loaded until you allow it.
          </Trans>
          <SentenceGap />
          <TextLink size="small" href={href('/cookies')}>
            <Trans>What is counted</Trans>
          </TextLink>
        </p>
        <AnswerButtons state={state} />
      </div>
    </aside>
  );
}
