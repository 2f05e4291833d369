import { Trans } from '@lingui/react/macro';
import { useState, type ReactNode } from 'react';
import { useHref } from '#i18n/locale-context.tsx';
import type { StatusView } from '../../model/status-view.ts';
import { ConfirmDialog } from '../confirm-dialog.tsx';
import { draftFromStatus } from '../draft/draft-from-status.ts';
import type { Step } from '../draft/step.ts';
import { draftStoreOf, useDraft } from '../draft/use-draft.ts';
import { draftKindOf } from '../kind/draft-kinds.ts';

/** Opens the form of a submission at a step, asking first when another unsent form lies on this device. */
export function useOpenInForm(status: StatusView): { open(step: Step): void; dialog: ReactNode } {
  const href = useHref();
  const kind = draftKindOf(status.kind);
  const { draft } = useDraft(kind);
  const [wanted, setWanted] = useState<Step | null>(null);
  const isUnsent = draft.save_time !== null && draft.reference === null;

  function put(step: Step) {
    const opened = draftFromStatus(kind, status, step);
    if (!opened) return;
    const store = draftStoreOf(kind);
    // The same submission: this device may know more of it (file names, the amount that was shown).
    store.update((kept) =>
      kept.reference === status.reference ? { ...kept, step, resubmission: opened.resubmission } : opened,
    );
    store.flush();
    location.assign(`${href(kind.path)}${step === 'fill' ? '' : `#${step}`}`);
  }

  return {
    open: (step) => (isUnsent ? setWanted(step) : put(step)),
    dialog: (
      <ConfirmDialog
        id="replace-draft"
        open={wanted !== null}
        title={<Trans>Replace the form on this device?</Trans>}
        confirmLabel={<Trans>Replace it</Trans>}
        onCancel={() => setWanted(null)}
        onConfirm={() => wanted !== null && put(wanted)}
      >
        <Trans>There is another form that you have not sent yet. It would be lost.</Trans>
      </ConfirmDialog>
    ),
  };
}
