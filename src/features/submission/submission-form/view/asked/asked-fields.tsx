import { Trans } from '@lingui/react/macro';
import { useEffect, useEffectEvent, type ReactNode } from 'react';
import { FieldRemarksProvider } from '#ui/field/field-remark.tsx';
import { SentenceGap } from '#ui/sentence-gap/sentence-gap.tsx';
import type { ChangeRequest } from '#features/submission/submissions/model/change-request.ts';
import { openRequestOf } from '../../model/open-request.ts';
import type { StatusView } from '#features/submission/submissions/model/status-view.ts';
import { fieldId } from '../flow/field-order.ts';
import { useFlow } from '../flow/flow-context.ts';
import { useGoToField } from '../flow/use-go-to-field.ts';
import { AskedChanges } from './asked-changes.tsx';

/** The field that a link of the status page leads to. */
function useFieldOfAddress(ready: boolean): void {
  const goToField = useGoToField();
  const { kind } = useFlow();
  const go = useEffectEvent(() => {
    const name = Object.keys(kind.fields).find((each) => location.hash === `#${fieldId(each)}`);
    if (name !== undefined) goToField(name);
  });
  useEffect(() => {
    if (ready) go();
  }, [ready]);
}

/** A form inside of which every field that the reviewers ask to change says so. */
export function AskedFields({ earlier, children }: { earlier: StatusView | null; children: ReactNode }) {
  const { ready } = useFlow();
  const requests: readonly ChangeRequest[] = (earlier && openRequestOf(earlier)?.requests) ?? [];
  useFieldOfAddress(ready);
  const remarkOf = (id: string) => {
    // A group of boxes, one for each network, has the field's id as its beginning.
    const request = requests.find(
      ({ field }) => id === fieldId(field) || id.startsWith(`${fieldId(field)}-`),
    );
    return (
      request && (
        <>
          <b>
            <Trans>The reviewers requested a change here.</Trans>
          </b>
          <SentenceGap />
          {request.text}
        </>
      )
    );
  };
  return <FieldRemarksProvider value={remarkOf}>{children}</FieldRemarksProvider>;
}

/** What is asked for, with the way to each field of this form. */
export function AskedInForm({ requests }: { requests: readonly ChangeRequest[] }) {
  const { kind } = useFlow();
  const goToField = useGoToField();
  return (
    <AskedChanges
      requests={requests}
      labels={kind.useLabels()}
      link={(field, name) => (
        <a
          href={`#${fieldId(field)}`}
          onClick={(event) => {
            event.preventDefault();
            goToField(field);
          }}
        >
          {name}
        </a>
      )}
    />
  );
}
