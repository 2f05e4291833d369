import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { ChangeRequest } from '#features/submission/submissions/model/change-request.ts';
import { plainLabel } from '#features/submission/submissions/view/kind-labels.ts';
import asked from './asked-changes.module.css';

interface AskedChangesProps {
  requests: readonly ChangeRequest[];
  /** Names of the kind's fields. */
  labels: Readonly<Record<string, string>>;
  /** Makes the way to a field of its name; without one the name is text. */
  link?: ((field: string, name: string) => ReactNode) | undefined;
}

/** What the reviewers ask for, field by field; nothing where they ask for nothing in particular. */
export function AskedChanges({ requests, labels, link }: AskedChangesProps) {
  if (requests.length === 0) return null;
  return (
    <ul className={asked.list}>
      {requests.map(({ field, text }) => {
        const name = plainLabel(labels[field] ?? field);
        const label = link ? link(field, name) : name;
        return (
          <li key={field}>
            <Trans comment="Name of a field of the form, then what the reviewers ask for at it">
              <b>{label}</b>: {text}
            </Trans>
          </li>
        );
      })}
    </ul>
  );
}
