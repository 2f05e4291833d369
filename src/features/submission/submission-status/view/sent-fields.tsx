import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { AppIcon } from '#ui/avatar/app-icon.tsx';
import { useLocale } from '#i18n/locale-context.tsx';
import { formatList } from '#i18n/format-list.ts';
import { isApplicable, isEmptyValue } from '#features/submission/form-fields/model/empty-fields.ts';
import type { Field, Fields } from '#features/submission/form-fields/model/field.ts';
import type { SentForm } from '../model/sent-form.ts';
import { iconAddress } from '#features/submission/submissions/view/api/icon-address.ts';
import type { FieldChoices } from '#features/submission/submissions/view/kind-choices.ts';
import styles from './sent-fields.module.css';

interface SentFieldsProps {
  /** Null where it is gone. */
  sent: SentForm | null;
  /** Of its kind, from top to bottom. */
  fields: Fields;
  labels: Readonly<Record<string, string>>;
  choices: FieldChoices;
}

interface Row {
  name: string;
  field: Field;
  value: unknown;
}

/** What was sent, as it was sent: a team that forgot a detail reads it here while the reviewers have it. */
export function SentFields({ sent, fields, labels, choices }: SentFieldsProps) {
  if (sent === null) return null;
  const { reference, form, names } = sent;
  const rows = Object.entries(fields)
    .map(([name, field]): Row => ({ name, field, value: form[name] }))
    .filter(({ field, value }) => isApplicable(field, form) && !isEmptyValue(value));
  if (rows.length === 0) return null;
  return (
    <details className={styles.card} open>
      <summary>
        <Trans comment="Heading on the status page: the form as the team sent it">What you sent</Trans>
      </summary>
      <dl>
        {rows.map((row) => (
          <div key={row.name}>
            <dt>{labels[row.name] ?? row.name}</dt>
            <dd>
              <Value row={row} names={{ ...choices[row.name], ...names[row.name] }} reference={reference} />
            </dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

interface ValueProps {
  row: Row;
  /** By value. */
  names: Readonly<Record<string, string>>;
  reference: string;
}

/** A value as its type is shown. */
function Value({ row: { field, value }, names, reference }: ValueProps): ReactNode {
  const { t } = useLingui();
  const locale = useLocale();
  const nameOf = (each: unknown) => names[String(each)] ?? String(each);
  switch (field.type) {
    case 'answer':
    case 'flag':
      return value === true ? t`Yes` : t`No`;
    case 'file':
      if (field.role !== 'icon') return t`Yes`;
      return <AppIcon src={iconAddress(reference)} size={48} />;
    case 'account':
      return <code dir="ltr">{nameOf(value)}</code>;
    case 'text':
      return field.lines ? <span className={styles.lines}>{nameOf(value)}</span> : nameOf(value);
    case 'links':
    case 'rows':
    case 'network-accounts':
      return <Entries entries={value} nameOf={nameOf} />;
    default:
      return Array.isArray(value) ? formatList(value.map(nameOf), locale) : nameOf(value);
  }
}

/** One below the other; the columns of a row beside each other. */
function Entries({ entries, nameOf }: { entries: unknown; nameOf(value: unknown): string }) {
  if (!Array.isArray(entries)) return null;
  return (
    <ul>
      {entries.map((entry: unknown, index) => {
        const columns = typeof entry === 'object' && entry !== null ? Object.values(entry) : [entry];
        return <li key={index}>{columns.map(nameOf).join(' · ')}</li>;
      })}
    </ul>
  );
}
