import { Typography } from '@mui/material';
import { useState } from 'react';
import { ActionDialog } from '#features/core/desk-kit/desk/action-dialog.tsx';
import type { DeskNotice } from '../model/desk-notice.ts';
import type { DisruptionState, NoticeUpdate } from '../model/notice.ts';
import { ProgressField } from './progress-field.tsx';
import { hasEnglish, TextsFields, useTexts } from './texts-fields.tsx';

const names = ['text'] as const;

interface DialogProps {
  notice: DeskNotice;
  onClose: () => void;
  /** @param data of the act, without the version that was seen */
  onAct: (data: Readonly<Record<string, unknown>>) => void;
}

/** Says more, and how far the team is. */
export function UpdateDialog({ notice, onClose, onAct }: DialogProps) {
  const [progress, setProgress] = useState<DisruptionState>(notice.progress);
  const fields = useTexts();
  return (
    <ActionDialog
      title="Add an update"
      action="Publish update"
      onAct={
        hasEnglish(fields.texts, names)
          ? () => onAct({ name: 'update', progress, texts: fields.texts })
          : undefined
      }
      onClose={onClose}
    >
      {notice.kind === 'disruption' && <ProgressField progress={progress} onChange={setProgress} />}
      <TextsFields names={names} {...fields} />
    </ActionDialog>
  );
}

const endWords = {
  scheduled: 'This maintenance has not begun. Visitors read that it is canceled, with this text:',
  'in-progress': 'Visitors read that the maintenance is completed, with this text:',
  disruption: 'Visitors read that the disruption is resolved, with this text:',
};

function endWordsOf({ kind, state }: DeskNotice): string {
  if (kind === 'disruption') return endWords.disruption;
  return state === 'scheduled' ? endWords.scheduled : endWords['in-progress'];
}

/** Ends a notice; it moves to the history of the page. */
export function EndDialog({ notice, onClose, onAct }: DialogProps) {
  const fields = useTexts();
  return (
    <ActionDialog
      title="End the notice"
      action="End notice"
      onAct={hasEnglish(fields.texts, names) ? () => onAct({ name: 'end', texts: fields.texts }) : undefined}
      onClose={onClose}
    >
      <Typography>{endWordsOf(notice)}</Typography>
      <TextsFields names={names} {...fields} />
    </ActionDialog>
  );
}

/** For what was written by mistake. */
export function DeleteDialog({ notice, onClose, onAct }: DialogProps) {
  return (
    <ActionDialog
      title="Delete the notice"
      action="Delete notice"
      isSevere
      onAct={() => onAct({ name: 'delete' })}
      onClose={onClose}
    >
      <Typography>
        “{notice.texts.en?.title}” disappears from the page and its history. Delete only what was written by
        mistake; end what is over.
      </Typography>
    </ActionDialog>
  );
}

/** Corrects an update, or adds a language to it. */
export function EditUpdateDialog({
  update,
  onClose,
  onAct,
}: Omit<DialogProps, 'notice'> & { update: NoticeUpdate }) {
  const fields = useTexts(update.texts);
  return (
    <ActionDialog
      title="Edit the update"
      action="Save update"
      onAct={
        hasEnglish(fields.texts, names)
          ? () => onAct({ name: 'edit-update', update: update.id, texts: fields.texts })
          : undefined
      }
      onClose={onClose}
    >
      <TextsFields names={names} {...fields} />
    </ActionDialog>
  );
}
