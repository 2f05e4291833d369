import { Plural, Trans } from '@lingui/react/macro';
import { useLocale } from '#i18n/locale-context.tsx';
import { formatAmount, formatCount } from '#features/tools/approvals/view/approval-text.ts';
import type { PaymentList } from '../model/sending/payment-list.ts';
import styles from './batch-tool.module.css';

const mostShown = 6;

/** The list since the first signature: nothing of it can be changed. */
export function LockedList({ list: { rows, asset, leftOut, rejected } }: { list: PaymentList }) {
  const locale = useLocale();
  const rest = rows.length - mostShown;
  const out = leftOut.filter(({ kind }) => kind !== 'paid-before').length;
  const shown = [...rows.filter(({ line }) => rejected.includes(line)), ...rows].slice(0, mostShown);
  return (
    <>
      <h2 className={styles.label}>
        <Trans>Recipients</Trans>
      </h2>
      <ol className={styles.lines}>
        {[...new Set(shown)].map(({ line, address, amount }) => (
          <li key={line} className={rejected.includes(line) ? styles.error : undefined}>
            <i>{formatCount(line, locale)}</i>
            <span>{address}</span>
            <b>{formatAmount(amount, asset.decimals, locale)}</b>
          </li>
        ))}
        {rest > 0 ? (
          <li>
            <i>…</i>
            <span>
              <Plural value={rest} one="and # more line" other="and # more lines" />
            </span>
          </li>
        ) : null}
      </ol>
      <p className={styles.remark}>
        <Trans>The list cannot be changed once signing has started.</Trans>{' '}
        {out > 0 ? (
          <Plural
            value={out}
            one="# line with an error was skipped and will not be paid."
            other="# lines with errors were skipped and will not be paid."
          />
        ) : null}
      </p>
    </>
  );
}
