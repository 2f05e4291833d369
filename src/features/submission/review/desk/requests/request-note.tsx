import { describeTime } from '#lib/describe-time.ts';
import type { ReviewEvent } from '../../model/review-submission.ts';
import { useDeskKind } from '../desk-kind.ts';
import { fieldWord } from '../field-words.ts';
import { FindingMark } from '#features/submission/review-queue/desk/finding-mark.tsx';
import shared from '#features/submission/review-queue/desk/review-shared.module.css';
import styles from './requests.module.css';

interface RequestNoteProps {
  request: ReviewEvent;
  /** Fields that the team changed. */
  changed: readonly string[];
}

/** What was asked for, and which of it the team left as it was. */
export function RequestNote({ request, changed }: RequestNoteProps) {
  const { words } = useDeskKind();
  const { text, requests, actor_name, at } = request;
  if (!text && requests.length === 0) return null;
  return (
    <blockquote className={styles['request']}>
      {text && <p>{text}</p>}
      {requests.length > 0 && (
        <ul className={styles['list']}>
          {requests.map((point) => (
            <li key={point.field}>
              <b>{fieldWord(words, point.field)}</b>: {point.text}
              {!changed.includes(point.field) && (
                <span className={styles['tag']}>
                  <FindingMark tone="look" isSilent />
                  <b>not changed</b>
                </span>
              )}
            </li>
          ))}
        </ul>
      )}
      <footer className={shared['quiet']}>
        {actor_name}, {describeTime(at)}
      </footer>
    </blockquote>
  );
}
