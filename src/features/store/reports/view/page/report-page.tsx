import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { brand } from '#brand/brand.ts';
import { SecretNote } from '#features/core/plain-forms/view/secret-note.tsx';
import { dappAddress } from '#features/store/catalogue/model/listed-address.ts';
import { useHref } from '#i18n/locale-context.tsx';
import { Button } from '#ui/button/button.tsx';
import { ChartHead } from '#ui/chart-head/chart-head.tsx';
import { Note } from '#ui/note/note.tsx';
import { SentenceGap } from '#ui/sentence-gap/sentence-gap.tsx';
import { StatusIcon } from '#ui/status-icon/status-icon.tsx';
import { TextLink } from '#ui/text-link/text-link.tsx';
import type { ReportPageData, ReportResult } from '../../model/report.ts';
import { referenceWords } from '../reference-words.ts';
import { ReportColumns } from './report-columns.tsx';
import { ReportForm } from './report-form.tsx';
import styles from './report-page.module.css';

const chartSeed = 58;

/** Tells the team that something listed, or a site elsewhere, is dangerous or wrong. A plain form, without an account. */
export function ReportPage({ data }: { data: ReportPageData }) {
  const { item, result, number, mails } = data;
  if (result === 'received')
    return (
      <div className={`wrap ${styles.page}`}>
        <BackLink item={item} />
        <ReceivedReport
          title={<Trans>We received your report</Trans>}
          number={number}
          mails={mails}
          back={<Back item={item} />}
        />
      </div>
    );
  return (
    <>
      <Head item={item} />
      <div className={`wrap ${styles.page}`}>
        {result === null ? null : (
          <ReportProblem
            result={result}
            limit={<Trans>We accept only a few reports a day from one connection. Try again tomorrow.</Trans>}
          >
            <Trans>The report was not sent. Choose a reason, and check the addresses.</Trans>
          </ReportProblem>
        )}
        <ReportColumns data={data}>
          <ReportForm data={data} />
        </ReportColumns>
      </div>
    </>
  );
}

type WithItem = Pick<ReportPageData, 'item'>;

function Head({ item }: WithItem) {
  const name = item?.title ?? '';
  const wallet = brand.name;
  return item ? (
    <ChartHead
      seed={chartSeed}
      above={<BackLink item={item} />}
      title={<Trans comment="Heading: a visitor reports this DApp, token or collection">Report {name}</Trans>}
      lead={<Trans>Tell us what is wrong. A person looks at every report.</Trans>}
    />
  ) : (
    <ChartHead
      seed={chartSeed}
      title={<Trans>Report a fake site</Trans>}
      lead={<Trans>Is a site or an app pretending to be {wallet}? Tell us where it is.</Trans>}
    />
  );
}

/** To the item, where it has a page. */
function BackLink({ item }: WithItem) {
  const { t } = useLingui();
  const href = useHref();
  if (!item) return null;
  const name = item.title;
  return (
    <nav aria-label={t`Breadcrumb`}>
      {item.kind === 'dapp' ? (
        <TextLink size="small" icon="arrow-left" href={href(dappAddress(item.hid))}>
          {name}
        </TextLink>
      ) : (
        <TextLink size="small" icon="arrow-left" href={href('/dappstore')}>
          <Trans>DApp store</Trans>
        </TextLink>
      )}
    </nav>
  );
}

interface ReportProblemProps {
  result: Exclude<ReportResult, 'received'>;
  /** What is said when no more are taken today. */
  limit: ReactNode;
  /** What is said of a form that is not complete. */
  children: ReactNode;
}

/** Why a form was not taken. */
export function ReportProblem({ result, limit, children }: ReportProblemProps) {
  if (result === 'secret') return <SecretNote className={styles.problem} />;
  return result === 'limit' ? (
    <Note tone="caution" role="alert" className={styles.problem}>
      {limit}
    </Note>
  ) : (
    <Note tone="bad" role="alert" className={styles.problem}>
      {children}
    </Note>
  );
}

function Back({ item }: WithItem) {
  const href = useHref();
  return (
    <Button href={href(item ? '/dappstore' : '/')}>
      {item ? <Trans>Open the DApp store</Trans> : <Trans>Back to home</Trans>}
    </Button>
  );
}

interface ReceivedReportProps extends Pick<ReportPageData, 'number' | 'mails'> {
  title: ReactNode;
  /** The button that leads on. */
  back: ReactNode;
}

/** What happens now, and by which number the report is called. */
export function ReceivedReport({ title, number, mails, back }: ReceivedReportProps) {
  const { i18n } = useLingui();
  return (
    <section className={styles.received} role="status">
      <StatusIcon kind="success" className={styles.mark} />
      <div>
        <h1>{title}</h1>
        <p className="lead">
          <Trans>A person will look at it. Until then nothing changes.</Trans>
          {mails ? (
            <>
              <SentenceGap />
              <Trans>If you entered your email, we will tell you the outcome.</Trans>
            </>
          ) : null}
        </p>
        {number === null ? null : <p>{referenceWords(i18n, number)}</p>}
        <p className={styles.back}>{back}</p>
      </div>
    </section>
  );
}
