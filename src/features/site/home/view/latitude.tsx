import { classNames } from '#ui/class-names.ts';
import styles from './latitude.module.css';

/** A tick on the page's frame, where the next section starts; decorative, so it is not translated. */
export function Latitude({ minutes, lowered }: { minutes: string; lowered?: boolean }) {
  return (
    <div className={classNames(styles.parallel, lowered && styles.lowered)} aria-hidden="true">
      <span className="lat">22° {minutes}′</span>
    </div>
  );
}
