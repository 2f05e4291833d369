import { Trans } from '@lingui/react/macro';
import { brand } from '#brand/brand.ts';
import { hasStatistics } from '#features/core/brand/model/has-statistics.ts';
import { StatisticsChoice } from '#features/site/shell/view/consent/statistics-choice.tsx';
import { KeptNotice } from '#features/submission/submission-status/view/kept/kept-notice.tsx';
import { PageHead } from '#ui/page-head/page-head.tsx';
import styles from './cookies-page.module.css';

/** What the site stores in the browser, who counts visits, and the visitor's answer. */
export function CookiesPage() {
  return (
    <div className={`wrap ${styles.page}`}>
      <PageHead title={<Trans>Cookies and statistics</Trans>} />
      <section className={styles.part} aria-labelledby="stored">
        <h2 id="stored">
          <Trans>What this site stores in your browser</Trans>
        </h2>
        <p>
          <Trans>
            This site sets one cookie, for the language that you choose. The theme, favorites, recent
            searches, unfinished forms and anything you began with a tool stay on this device.
          </Trans>
        </p>
        <KeptNotice />
      </section>
      <section className={styles.part} aria-labelledby="counted">
        <h2 id="counted">
          <Trans>What is counted</Trans>
        </h2>
        {hasStatistics(brand.analytics) ? (
          <StatisticsChoice isExplained />
        ) : (
          <p>
            <Trans>No outside service counts visits to this site, and we set no cookie for statistics.</Trans>
          </p>
        )}
      </section>
    </div>
  );
}
