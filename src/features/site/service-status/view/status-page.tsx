import { Trans } from '@lingui/react/macro';
import { Moment } from '#ui/moment/moment.tsx';
import { Note } from '#ui/note/note.tsx';
import { PageHead } from '#ui/page-head/page-head.tsx';
import { SentenceGap } from '#ui/sentence-gap/sentence-gap.tsx';
import { StatusIcon } from '#ui/status-icon/status-icon.tsx';
import { partStates, type PartState } from '../model/parts.ts';
import type { StatusPart, StatusReport } from '../model/status-report.ts';
import { DayHistory } from './day-history.tsx';
import historyStyles from './day-history.module.css';
import { NoticeList } from './notice-list.tsx';
import { ReviewFacts } from './review-facts.tsx';
import styles from './status-page.module.css';
import { disruptionStates } from '../model/notice.ts';
import { worstState } from '../model/worst-state.ts';
import { partWords, stateWords, overallWords } from './status-words.tsx';

function State({ state }: { state: PartState }) {
  const { name, icon } = stateWords[state];
  return (
    <span className={styles.state}>
      <StatusIcon kind={icon} />
      {name}
    </span>
  );
}

function Part({ part, report }: { part: StatusPart; report: StatusReport }) {
  const { name, about } = partWords[part.part];
  return (
    <section className={styles.part}>
      <div className={styles.head}>
        <h2>{name}</h2>
        <State state={part.state} />
        <p className={styles.about}>{about}</p>
      </div>
      {part.part === 'reviews' && <ReviewFacts report={report} />}
      <DayHistory part={part} />
    </section>
  );
}

/** The database is gone: what is missing, since when, and how old the rest is. */
function Unavailable({ report: { unavailable_since, history_as_of } }: { report: StatusReport }) {
  if (unavailable_since === null) return null;
  return (
    <Note
      tone="bad"
      role="status"
      className={styles.note}
      title={<Trans>The database does not answer.</Trans>}
    >
      <Trans>
        Data has not been available since <Moment time={unavailable_since} />.
      </Trans>
      <SentenceGap />
      {history_as_of === null ? (
        <Trans>Notices and history cannot be shown.</Trans>
      ) : (
        <Trans>
          Notices and history are as of <Moment time={history_as_of} />.
        </Trans>
      )}
    </Note>
  );
}

/** What the bars mean. */
function Legend() {
  return (
    <ul className={styles.legend} aria-hidden="true">
      {partStates.map((state) => (
        <li key={state}>
          <span className={styles.sample}>
            <span className={historyStyles.day} data-state={state} />
          </span>
          {stateWords[state].name}
        </li>
      ))}
    </ul>
  );
}

/** What is said of all services together: that what is measured works says nothing of a product that has a notice. */
function Overall({ report: { parts, notices } }: { report: StatusReport }) {
  const overall = worstState(parts.map(({ state }) => state));
  if (overall !== 'disrupted' && notices.some(({ state }) => disruptionStates.some((each) => each === state)))
    return <Trans>There is a disruption: see the notices below.</Trans>;
  return overallWords[overall];
}

/** How the portal's services are now, and how each did on the days before. */
export function StatusPage({ data: report }: { data: StatusReport }) {
  return (
    <div className={`wrap ${styles.page}`}>
      <PageHead title={<Trans>Service status</Trans>} lead={<Overall report={report} />}>
        {report.as_of !== null && (
          <p className={styles.time}>
            <Trans>
              As of <Moment time={report.as_of} />
            </Trans>
          </p>
        )}
      </PageHead>
      <Unavailable report={report} />
      <NoticeList notices={report.notices} place="open" />
      <NoticeList notices={report.notices} place="planned" />
      {report.parts.map((part) => (
        <Part key={part.part} part={part} report={report} />
      ))}
      <Legend />
      <NoticeList notices={report.notices} place="past" />
    </div>
  );
}
