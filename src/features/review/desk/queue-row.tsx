import { fileLink } from './file-link.ts';
import { isPromised } from '#features/submissions/model/promise.ts';
import { urgencyOf } from '../model/urgency.ts';
import type { ReviewRow } from '../model/review-submission.ts';
import { FindingMark } from './finding-mark.tsx';
import { LeaseMark } from './lease-line.tsx';
import styles from './review.module.css';
import { kindWords, stateWords } from './state-words.ts';

/** How many networks a row names before it counts the rest. */
const namedNetworks = 2;

function aboutOf({ locale, kind, networks }: ReviewRow): string {
  const named = networks.slice(0, namedNetworks).join(', ').toUpperCase();
  const rest = networks.length > namedNetworks ? ` +${networks.length - namedNetworks}` : '';
  return [locale, kindWords[kind], named && `${named}${rest}`].filter(Boolean).join(' · ');
}

/** When it is due, in words and as a bar; the state where nothing is promised. */
function Due({ row, nowMs }: { row: ReviewRow; nowMs: number }) {
  const { state, promised_time, create_time } = row;
  if (!isPromised(state) || !promised_time) return <span className={styles['due']}>{stateWords[state]}</span>;
  const { text, share, tone } = urgencyOf({ create_time, promised_time }, nowMs);
  return (
    <>
      <span className={styles['due']} data-tone={tone}>
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
  isCurrent: boolean;
  nowMs: number;
}

/** One line of the queue; the whole of it is the link. */
export function QueueRow({ row, isCurrent, nowMs }: QueueRowProps) {
  return (
    <li>
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
        <Due row={row} nowMs={nowMs} />
      </a>
    </li>
  );
}
