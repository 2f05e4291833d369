import { Plural, Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { formatCount } from '#i18n/format-count.ts';
import { useLocale } from '#i18n/locale-context.tsx';
import { formatAmount } from '#features/tools/approvals/view/approval-text.ts';
import type { PaymentList } from '../model/sending/payment-list.ts';
import styles from './batch-tool.module.css';
import { LineBrowser } from './lines/line-browser.tsx';
import { useFilterWords } from './lines/use-filter-words.ts';

/** The list since the first signature: nothing of it can be changed. */
export function LockedList({ list }: { list: PaymentList }) {
  const out = list.leftOut.filter(({ kind }) => kind !== 'paid-before').length;
  return (
    <>
      <h2 className={styles.label}>
        <Trans>Recipients</Trans>
      </h2>
      <LockedLines list={list} />
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

/** All lines, or those that the chain rejects. */
function LockedLines({ list: { rows, asset, rejected } }: { list: PaymentList }) {
  const words = useFilterWords();
  const locale = useLocale();
  const [wantsAll, setWantsAll] = useState(false);
  const errors = rows.filter(({ line }) => rejected.includes(line));
  const isAll = errors.length === 0 || wantsAll;
  const options = [
    { value: 'errors', label: words('errors', errors.length) },
    { value: 'all', label: words('all', rows.length) },
  ];
  return (
    <LineBrowser
      rows={isAll ? rows : errors}
      filters={errors.length === 0 ? [] : options}
      filter={isAll ? 'all' : 'errors'}
      onFilter={(value) => setWantsAll(value === 'all')}
      toneOf={({ line }) => (rejected.includes(line) ? 'error' : null)}
    >
      {({ line, address, amount, name }) => (
        <>
          <i>{formatCount(line, locale)}</i>
          <span>{address}</span>
          <b>{formatAmount(amount, asset.decimals, locale)}</b>
          {name === undefined ? null : <p>{name}</p>}
        </>
      )}
    </LineBrowser>
  );
}
