import { Plural, Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { formatCount } from '#i18n/format-count.ts';
import { formatDayInSentence } from '#i18n/format-day.ts';
import { formatPercent } from '#i18n/format-percent.ts';
import { useHref, useLocale } from '#i18n/locale-context.tsx';
import { PageHead } from '#ui/page-head/page-head.tsx';
import { TextLink } from '#ui/text-link/text-link.tsx';
import type { CountedKind } from '../model/numbers.ts';
import { leastAnswers, reviewTimesDays, type ReviewTime, type ReviewTimes } from '../model/review-times.ts';
import styles from './review-times-page.module.css';

/** Up to here hours are easier to grasp than days. */
const mostHours = 72;

function Duration({ hours }: { hours: number }) {
  if (hours <= mostHours) return <Plural value={hours} one="# hour" other="# hours" />;
  const days = Math.ceil(hours / 24);
  return <Plural value={days} one="# day" other="# days" />;
}

/** Rounded down: a promise that was broken once was not always kept. */
function Share({ share }: { share: number | null }) {
  const locale = useLocale();
  return share === null ? '–' : formatPercent(Math.floor(share * 100) / 100, locale);
}

const kindNames: Record<CountedKind, { name: ReactNode; path: string }> = {
  dapp: { name: <Trans>DApp</Trans>, path: '/submit/dapp' },
  token: { name: <Trans>Token</Trans>, path: '/submit/token' },
  nft: { name: <Trans>NFT collection</Trans>, path: '/submit/nft' },
};

function Cell({ label, children }: { label: ReactNode; children: ReactNode }) {
  return (
    <td>
      <span className={styles.label}>{label}</span>
      <span className="num">{children}</span>
    </td>
  );
}

const headings = {
  promise: (
    <Trans comment="column of a table: within how many working days reviews are promised">Promise</Trans>
  ),
  half: (
    <Trans comment="column of a table: half of all reviews took no longer than this">Half took up to</Trans>
  ),
  ninety: (
    <Trans comment="column of a table: nine of ten reviews took no longer than this">
      9 of 10 took up to
    </Trans>
  ),
  kept: (
    <Trans comment="column of a table: in how many percent of the reviews the promise was kept">
      Promise kept
    </Trans>
  ),
  answers: <Trans comment="column of a table: number of reviews that ended with an answer">Answers</Trans>,
};

function Row({ time: { kind, promised_days, figures } }: { time: ReviewTime }) {
  const locale = useLocale();
  const href = useHref();
  const { name, path } = kindNames[kind];
  return (
    <tr>
      <th scope="row">
        <TextLink href={href(path)}>{name}</TextLink>
      </th>
      <Cell label={headings.promise}>
        <Plural value={promised_days} one="# working day" other="# working days" />
      </Cell>
      {figures === null ? (
        <td colSpan={4} className={styles.few}>
          <Trans>There are fewer than {leastAnswers} answers, too few for figures.</Trans>
        </td>
      ) : (
        <>
          <Cell label={headings.half}>
            <Duration hours={figures.half_hours} />
          </Cell>
          <Cell label={headings.ninety}>
            <Duration hours={figures.ninety_hours} />
          </Cell>
          <Cell label={headings.kept}>
            <Share share={figures.kept_share} />
          </Cell>
          <Cell label={headings.answers}>{formatCount(figures.answers, locale)}</Cell>
        </>
      )}
    </tr>
  );
}

/** How the figures are counted. */
function Notes() {
  return (
    <ul className={styles.notes}>
      <li>
        <Trans>An answer is a listing, a rejection or a request for changes.</Trans>
      </li>
      <li>
        <Trans>While a team works on requested changes, the clock stops.</Trans>
      </li>
      <li>
        <Trans>
          The times include nights and weekends. The promise counts working days, Monday to Friday (UTC),
          until the first answer.
        </Trans>
      </li>
    </ul>
  );
}

/** How long reviews took, against the promise. */
export function ReviewTimesPage({ data: { until, times } }: { data: ReviewTimes }) {
  const locale = useLocale();
  const days = reviewTimesDays;
  const day = formatDayInSentence(until, locale);
  return (
    <div className={`wrap ${styles.page}`}>
      <PageHead
        title={<Trans>How long reviews take</Trans>}
        lead={
          <span suppressHydrationWarning>
            <Trans>
              The time from the moment a submission reaches the reviewers to their answer, in the {days} days
              up to {day}.
            </Trans>
          </span>
        }
      />
      <table className={styles.table}>
        <caption className="vh">
          <Trans>How long reviews take</Trans>
        </caption>
        <thead>
          <tr>
            <th scope="col">
              <Trans comment="column of a table: DApp, token or NFT collection">Submission</Trans>
            </th>
            {Object.entries(headings).map(([id, heading]) => (
              <th scope="col" key={id}>
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {times.map((time) => (
            <Row key={time.kind} time={time} />
          ))}
        </tbody>
      </table>
      <Notes />
    </div>
  );
}
