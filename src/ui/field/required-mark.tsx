import styles from './required-mark.module.css';

/** The asterisk behind a label. The control says "required" itself; `label` is for groups, which cannot. */
export function RequiredMark({ label }: { label?: string | undefined }) {
  return (
    <>
      <span className={styles.mark} aria-hidden="true">
        {' *'}
      </span>
      {label && <span className="vh"> {label}</span>}
    </>
  );
}
