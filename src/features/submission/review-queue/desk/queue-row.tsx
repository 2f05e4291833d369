import { fileLink } from './file-link.ts';
import { isPromised } from '#features/submission/submissions/model/promise.ts';
import { promiseOf } from '#features/submission/submissions/model/promise-clock.ts';
import { urgencyOf } from '../model/urgency.ts';
import type { ReviewRow } from '../model/queue-row.ts';
import { FindingMark } from './finding-mark.tsx';
import { LeaseMark } from './lease-line.tsx';
import queueStyles from './queue.module.css';
import styles from './queue-row.module.css';
import shared from './review-shared.module.css';
import { interviewWords, requestWords, stateWords, waitingWords } from './state-words.ts';

/** How many networks a row names before it counts the rest. */
const namedNetworks = 2;

function aboutOf({ locale, kind, is_change, networks }: ReviewRow): string {
  const named = networks.slice(0, namedNetworks).join(', ').toUpperCase();
  const rest = networks.length > namedNetworks ? ` +${networks.length - namedNetworks}` : '';
  return [locale, requestWords({ kind, is_change }), named && `${named}${rest}`].filter(Boolean).join(' · ');
}

/** When it is due, in words and as a bar; the state where nothing is promised, with the time of an interview. */
function Due({ row, nowMs }: { row: ReviewRow; nowMs: number }) {
  const { state, create_time, interview } = row;
  const promise = promiseOf(row);
  if (promise?.kind !== 'due')
    return (
      <>
        <span className={shared['due']}>{stateWords[state]}</span>
        {promise && <span className={styles['waiting']}>{waitingWords(promise.since)}</span>}
        {interview && <span className={styles['waiting']}>{interviewWords(interview)}</span>}
      </>
    );
  const { text, share, tone } = urgencyOf({ create_time, promised_time: promise.time }, nowMs);
  return (
    <>
      <span className={shared['due']} data-tone={tone}>
        {text}
      </span>
      <span className={styles['age']} data-tone={tone} aria-hidden="true">
        <svg viewBox="0 0 100 1" preserveAspectRatio="none">
          <rect width={share * 100} height="1" />
        </svg>
      </span>
    </>
  );
}

interface QueueRowProps {
  row: ReviewRow;
  isSelected: boolean;
  onSelect: () => void;
  isCurrent: boolean;
  nowMs: number;
}

/** One line of the queue; the whole of it is the link. */
export function QueueRow({ row, isCurrent, isSelected, onSelect, nowMs }: QueueRowProps) {
  return (
    <li className={queueStyles['entry']}>
      <a
        className={styles['row']}
        href={`#/submissions/${row.id}/show`}
        aria-current={isCurrent ? 'true' : undefined}
        data-row={row.id}
      >
        {row.icon ? (
          <img className={styles['logo']} src={fileLink(row.icon)} alt="" width={30} height={30} />
        ) : (
          <span className={styles['logo']} />
        )}
        <span className={styles['name']}>{row.title}</span>
        <span className={styles['about']}>{aboutOf(row)}</span>
        <span className={styles['marks']}>
          <FindingMark tone="stop" count={row.marks.stop} />
          <FindingMark tone="look" count={row.marks.look} />
          {isPromised(row.state) && <LeaseMark lease={row.lease} />}
        </span>
        {row.payment?.needs_second && <span className={styles['waiting']}>Second person</span>}
        <Due row={row} nowMs={nowMs} />
      </a>
      <label className={queueStyles['select']}>
        <input type="checkbox" aria-label={`Select ${row.title}`} checked={isSelected} onChange={onSelect} />
      </label>
    </li>
  );
}
