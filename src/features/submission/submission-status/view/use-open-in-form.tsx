import { Trans } from '@lingui/react/macro';
import { useState, type ReactNode } from 'react';
import { useHref } from '#i18n/locale-context.tsx';
import type { StatusView } from '#features/submission/submissions/model/status-view.ts';
import { ConfirmDialog } from '#features/submission/submission-form/view/confirm-dialog.tsx';
import {
  draftForLanguage,
  draftFromStatus,
} from '#features/submission/submission-form/view/draft/draft-from-status.ts';
import type { Step } from '#features/submission/submission-form/view/draft/step.ts';
import { fieldId } from '#features/submission/submission-form/view/flow/field-order.ts';
import { draftStoreOf, useDraft } from '#features/submission/submission-form/view/draft/use-draft.ts';
import type { DraftKind } from '#features/submission/submission-form/view/kind/draft-kind.ts';

interface OpenInForm {
  /** The form as it was sent, at a step; of the first one at a field. */
  open(step: Step, field?: string): void;
  /** A new form for a language of the same project that is missing. */
  addLanguage(): void;
  dialog: ReactNode;
}

interface Wanted {
  step: Step | 'language';
  field: string | undefined;
}

/** Opens the form of a submission, asking first when another unsent form is stored on this device. */
export function useOpenInForm(kind: DraftKind, status: StatusView): OpenInForm {
  const href = useHref();
  const { draft } = useDraft(kind);
  const [wanted, setWanted] = useState<Wanted | null>(null);
  const isUnsent = draft.save_time !== null && draft.reference === null;

  function put({ step, field }: Wanted) {
    const opened = step === 'language' ? draftForLanguage(kind, status) : draftFromStatus(kind, status, step);
    if (!opened) return;
    const store = draftStoreOf(kind);
    // The same submission: this device may know more of it (file names, the amount that was shown).
    store.update((kept) =>
      kept.reference === status.reference && step !== 'language'
        ? { ...kept, step, resubmission: opened.resubmission }
        : opened,
    );
    store.flush();
    const place = field === undefined ? opened.step : fieldId(field);
    location.assign(`${href(kind.path)}${place === 'fill' ? '' : `#${place}`}`);
  }

  const ask = (wish: Wanted) => (isUnsent ? setWanted(wish) : put(wish));
  return {
    open: (step, field) => ask({ step, field }),
    addLanguage: () => ask({ step: 'language', field: undefined }),
    dialog: (
      <ConfirmDialog
        id="replace-draft"
        open={wanted !== null}
        title={<Trans>Replace the form on this device?</Trans>}
        confirmLabel={<Trans>Replace the form</Trans>}
        onCancel={() => setWanted(null)}
        onConfirm={() => wanted !== null && put(wanted)}
      >
        <Trans>You have another form that you have not sent yet. It would be lost.</Trans>
      </ConfirmDialog>
    ),
  };
}
