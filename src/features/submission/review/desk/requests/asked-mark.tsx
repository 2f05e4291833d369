import { FindingMark } from '#features/submission/review-queue/desk/finding-mark.tsx';
import styles from './requests.module.css';

/** Beside a change: whether it was asked for. A swap hides in what nobody asked for. */
export function AskedMark({ isAsked }: { isAsked: boolean }) {
  return (
    <span className={styles['tag']} data-asked={isAsked}>
      <FindingMark tone={isAsked ? 'passed' : 'look'} isSilent />
      {isAsked ? 'requested' : 'not requested'}
    </span>
  );
}
