import { Alert, Typography } from '@mui/material';
import { useState } from 'react';
import { RestoredNotice } from '#features/core/desk-kit/desk/kept/restored-notice.tsx';
import { useKeptForm } from '#features/core/desk-kit/desk/kept/use-kept-form.ts';
import { ActionDialog } from '#features/core/desk-kit/desk/action-dialog.tsx';
import type { DeskNotice } from '../model/desk-notice.ts';
import { noticeLanguages } from '../model/notice-form.ts';
import type { DisruptionState, NoticeUpdate } from '../model/notice.ts';
import { diffFacts } from '#features/core/desk-kit/desk/diff-facts.ts';
import { DiffView } from '#features/core/desk-kit/desk/diff-view.tsx';
import { noticeFacts } from './notice-draft.ts';
import { ProgressField } from './progress-field.tsx';
import { hasEnglish, TextsFields, type Language, type TextDraft } from './texts-fields.tsx';

const names = ['text'] as const;

interface DialogProps {
  notice: DeskNotice;
  /** What the person saw when they sent it, where another person has changed the notice since. */
  seen?: DeskNotice | undefined;
  onClose: () => void;
  /** Never rejects. @param data of the act, without the version that was seen @returns whether it was done */
  onAct: (data: Readonly<Record<string, unknown>>) => Promise<boolean>;
}

/** Above a text that was refused because the notice had changed: what it was, and what it is now. */
function NoticeChanged({ notice, seen }: Pick<DialogProps, 'notice' | 'seen'>) {
  if (!seen) return null;
  return (
    <Alert severity="warning" role="note" sx={{ '& .MuiAlert-message': { minWidth: 0, flex: 1 } }}>
      Another person changed this notice in the meantime. Your text is kept, but not published. − is what you
      saw, + is what it is now.
      <DiffView
        rows={diffFacts(noticeFacts(seen), noticeFacts(notice))}
        label="The notice as you saw it, and as it is now"
      />
    </Alert>
  );
}

interface Typed {
  texts: TextDraft;
  progress: DisruptionState;
}

/** What a dialog about a notice holds, kept until it is done. @param initial.part names the dialog */
function useDialogForm(notice: DeskNotice, { part, texts = {} }: { part: string; texts?: TextDraft }) {
  const place = { resource: 'status-notices', id: notice.id, part };
  const form = useKeptForm<Typed>(place, { texts, progress: notice.progress }, { seen: notice.version });
  const [language, onLanguage] = useState<Language>('en');
  const { values } = form;
  const settled = async (act: Promise<boolean>) => {
    const isDone = await act;
    if (isDone) form.settle(values);
    return isDone;
  };
  const onChange = (changed: TextDraft) => form.set({ texts: changed });
  return { form, settled, fields: { texts: values.texts, onChange, language, onLanguage } };
}

/** Says more, and how far the team is. */
export function UpdateDialog({ notice, seen, onClose, onAct }: DialogProps) {
  const { form, settled, fields } = useDialogForm(notice, { part: 'update' });
  const { progress, texts } = form.values;
  return (
    <ActionDialog
      title="Add an update"
      action="Publish update"
      onAct={hasEnglish(texts, names) ? () => settled(onAct({ name: 'update', progress, texts })) : undefined}
      onClose={onClose}
    >
      <NoticeChanged notice={notice} seen={seen} />
      <RestoredNotice form={form} />
      {notice.kind === 'disruption' && (
        <ProgressField progress={progress} onChange={(chosen) => form.set({ progress: chosen })} />
      )}
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
export function EndDialog({ notice, seen, onClose, onAct }: DialogProps) {
  const { form, settled, fields } = useDialogForm(notice, { part: 'end' });
  const { texts } = form.values;
  return (
    <ActionDialog
      title="End the notice"
      action="End notice"
      onAct={hasEnglish(texts, names) ? () => settled(onAct({ name: 'end', texts })) : undefined}
      onClose={onClose}
    >
      <NoticeChanged notice={notice} seen={seen} />
      <RestoredNotice form={form} />
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
        “{notice.texts.en?.title}” disappears from the page and its history. Delete only a notice that was
        published by mistake. Otherwise, end it.
      </Typography>
    </ActionDialog>
  );
}

const textFacts = (texts: TextDraft) =>
  Object.fromEntries(noticeLanguages.map(({ code, name }) => [name, texts[code]?.text ?? '']));

/** What a restored correction writes over, where the notice has changed since it was typed. */
function WrittenOver({ stored, mine }: { stored: TextDraft; mine: TextDraft }) {
  return (
    <div>
      − is what is stored now, + is yours.
      <DiffView rows={diffFacts(textFacts(stored), textFacts(mine))} label="What is stored now and yours" />
    </div>
  );
}

/** Corrects an update, or adds a language to it. */
export function EditUpdateDialog({
  notice,
  seen,
  update,
  onClose,
  onAct,
}: DialogProps & { update: NoticeUpdate }) {
  const initial = { part: `update-${update.id}`, texts: update.texts };
  const { form, settled, fields } = useDialogForm(notice, initial);
  const { texts } = form.values;
  return (
    <ActionDialog
      title="Edit the update"
      action="Save update"
      onAct={
        hasEnglish(texts, names)
          ? () => settled(onAct({ name: 'edit-update', update: update.id, texts }))
          : undefined
      }
      onClose={onClose}
    >
      <NoticeChanged notice={notice} seen={seen} />
      <RestoredNotice form={form} />
      {form.isOlder && <WrittenOver stored={update.texts} mine={texts} />}
      <TextsFields names={names} {...fields} />
    </ActionDialog>
  );
}
