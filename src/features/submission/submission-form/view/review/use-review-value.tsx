import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Field } from '#features/submission/form-fields/model/field.ts';
import styles from './review-value.module.css';

/** Draws the cleaned value of a field as its type is drawn. */
export function useReviewValue(): (field: Field, value: unknown) => ReactNode {
  const { t } = useLingui();
  return (field, value) => {
    if (field.type === 'answer' || field.type === 'flag') return value === true ? t`Yes` : t`No`;
    if (field.type === 'links' && Array.isArray(value)) return <Lines lines={value.map(String)} />;
    if (typeof value !== 'string' || value === '') return null;
    if (field.type === 'account') return <code dir="ltr">{value}</code>;
    return field.type === 'text' && field.lines ? <span className={styles.lines}>{value}</span> : value;
  };
}

/** One item per line; empty ones and doubles are left out. */
export function Lines({ lines }: { lines: readonly string[] }) {
  return (
    <ul>
      {[...new Set(lines.filter((line) => line !== ''))].map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}
