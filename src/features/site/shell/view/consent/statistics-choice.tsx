import { Trans } from '@lingui/react/macro';
import { formatList } from '#i18n/format-list.ts';
import { useLocale } from '#i18n/locale-context.tsx';
import { consentDays, type ConsentState } from '../../model/consent.ts';
import { AnswerButtons } from './answer-buttons.tsx';
import { serviceHosts, useStatisticsConsent } from './statistics-consent.ts';
import styles from './statistics-choice.module.css';

function StateSentence({ state }: { state: ConsentState }) {
  switch (state) {
    case 'yes':
      return <Trans>You allow statistics.</Trans>;
    case 'no':
      return <Trans>You declined statistics. Nothing is counted.</Trans>;
    case 'unasked':
      return <Trans>You have not answered yet. Nothing is counted.</Trans>;
    case 'refused':
      return (
        <Trans>
          Your browser asks sites not to track you (Global Privacy Control or Do Not Track). Nothing is
          counted, and we do not ask.
        </Trans>
      );
  }
}

function Explanation({ services }: { services: string }) {
  return (
    <>
      <p>
        <Trans>
          If you allow it, each page loads scripts of {services}. They get the address of the page. Like every
          site that you open, they see your network address and your browser, and they set cookies.
        </Trans>
      </p>
      <p>
        <Trans>
          Your answer is stored on this device and counts for {consentDays} days. We ask again after that, and
          when the services change.
        </Trans>
      </p>
    </>
  );
}

/** The visitor's answer about statistics, to see and to change. For a brand that has them. */
export function StatisticsChoice({ isExplained = false }: { isExplained?: boolean }) {
  const locale = useLocale();
  const state = useStatisticsConsent();
  return (
    <div className={styles.choice}>
      {isExplained ? <Explanation services={formatList(serviceHosts(), locale)} /> : null}
      <p role="status">
        <StateSentence state={state} />
      </p>
      {state === 'refused' ? null : <AnswerButtons state={state} />}
    </div>
  );
}
