import { Trans } from '@lingui/react/macro';
import { brand } from '#brand/brand.ts';
import { hasStatistics } from '#features/core/brand/model/has-statistics.ts';
import type { VisitorHolding } from '#features/site/privacy/model/holdings.ts';
import type { KeptPeriods } from '#features/site/privacy/model/kept-periods.ts';
import { HoldingsTable } from '#features/site/privacy/view/holdings-table.tsx';
import { StatisticsChoice } from '#features/site/shell/view/consent/statistics-choice.tsx';
import { KeptNotice } from '#features/submission/submission-status/view/kept/kept-notice.tsx';
import { useHref } from '#i18n/locale-context.tsx';
import { TextLink } from '#ui/text-link/text-link.tsx';
import { LegalPage, type LegalPageData, type LegalPart } from './legal-page.tsx';
import styles from './privacy-page.module.css';

export interface PrivacyPageData extends LegalPageData {
  holdings: readonly VisitorHolding[];
  periods: KeptPeriods;
}

function StatisticsPart() {
  const href = useHref();
  return (
    <>
      <div className={styles.notice}>
        <KeptNotice />
      </div>
      {hasStatistics(brand.analytics) ? <StatisticsChoice /> : null}
      <p>
        <TextLink href={href('/cookies')} iconEnd="arrow-right">
          <Trans>What is stored and counted</Trans>
        </TextLink>
      </p>
    </>
  );
}

/** The brand's words about privacy, what the portal keeps, and the visitor's answer about statistics. */
export function PrivacyPage({ data }: { data: PrivacyPageData }) {
  const { holdings, periods } = data;
  const parts: LegalPart[] = [
    {
      id: 'kept',
      title: <Trans>What is kept, and how long</Trans>,
      content: (
        <>
          <p className={styles.lead}>
            <Trans>This site’s software erases old data after these periods.</Trans>
          </p>
          <HoldingsTable holdings={holdings} periods={periods} labelledBy="kept" />
        </>
      ),
    },
    {
      id: 'statistics',
      title: <Trans>Cookies and statistics</Trans>,
      content: <StatisticsPart />,
    },
  ];
  return <LegalPage data={data} parts={parts} />;
}
