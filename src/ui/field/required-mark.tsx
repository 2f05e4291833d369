import styles from './required-mark.module.css';

/**
 * The asterisk after a label. The control announces "required" itself; `label` is for groups, which cannot.
 */
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
