import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { TextLink } from '#ui/text-link/text-link.tsx';
import { focusField } from '../flow/field-order.ts';
import { useFlow } from '../flow/flow-context.ts';
import type { ReviewRow } from './review-drawing.ts';
import section from './review-section.module.css';

export interface ReviewSectionProps {
  title: string;
  /** The field that "Edit" leads to. */
  field: string;
  rows: readonly ReviewRow[];
}

const isEmpty = (value: ReactNode) =>
  value === null || value === undefined || value === '' || value === false;

/** A group of what was filled in, with the way back to it. */
export function ReviewSection({ title, field, rows }: ReviewSectionProps) {
  const { t } = useLingui();
  const { goTo } = useFlow();
  function edit() {
    goTo('fill');
    // After the form has taken the review's place.
    setTimeout(() => focusField(field));
  }
  return (
    <section className={section.section}>
      <div className={section.head}>
        <h3>{title}</h3>
        <TextLink size="small" icon="pencil" onClick={edit} aria-label={t`Edit: ${title}`}>
          <Trans>Edit</Trans>
        </TextLink>
      </div>
      <dl className={section.rows}>
        {rows
          .filter((row) => !isEmpty(row.value))
          .map((row) => (
            <div key={row.label}>
              <dt>{row.label}</dt>
              <dd>{row.value}</dd>
            </div>
          ))}
      </dl>
    </section>
  );
}
