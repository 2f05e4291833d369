import { Alert, Box, MenuItem, TextField } from '@mui/material';
import { useState } from 'react';
import { useGetList } from 'react-admin';
import { ActionDialog } from '#features/core/desk-kit/desk/action-dialog.tsx';
import { RestoredNotice } from '#features/core/desk-kit/desk/kept/restored-notice.tsx';
import { useKeptForm } from '#features/core/desk-kit/desk/kept/use-kept-form.ts';
import type { OfferedAnswer } from '#features/submission/canned-answers/model/answer.ts';
import type { Bulk } from '../../model/bulk.ts';
import {
  rejectionReasonsOf,
  type RejectionReason,
} from '#features/submission/submissions/model/rejection-reason.ts';
import { purposeOf } from '#features/submission/submissions/model/state.ts';
import type { ReviewRow } from '#features/submission/review-queue/model/queue-row.ts';
import { reviewTextMaxCharacters } from '#features/submission/submissions/model/review-text.ts';
import { useQueueChoices } from '#features/submission/review-queue/desk/use-queue-choices.ts';
import { textHint } from '../review-words.ts';
import { reasonWords } from '#features/submission/review-queue/desk/reason-words.ts';

interface BulkDialogProps {
  rows: readonly ReviewRow[];
  problem: string | undefined;
  isPending: boolean;
  /** Never rejects. @returns whether all were done */
  onSend: (act: Bulk['act']) => Promise<boolean>;
  onClose: () => void;
}

/** Names those who have some of the items: nothing is taken from them. */
function Held({ rows }: Pick<BulkDialogProps, 'rows'>) {
  const others = rows.flatMap(({ title, lease }) => (lease && !lease.is_own ? [{ title, lease }] : []));
  if (others.length === 0) return null;
  return (
    <Alert severity="warning" role="note">
      {others.map(({ title, lease }) => (
        <div key={title}>
          {lease.holder} has “{title}”, so it is left out.
        </div>
      ))}
    </Alert>
  );
}

const itemsWord = (count: number) => (count === 1 ? '1 item' : `${count} items`);
const giveBack = 'give-back';

/** To whom the items go, or back to everyone. */
export function AssignDialog({ rows, problem, isPending, onSend, onClose }: BulkDialogProps) {
  const choices = useQueueChoices();
  const [person, setPerson] = useState('');
  return (
    <ActionDialog
      title={`Assign ${itemsWord(rows.length)}`}
      action={person === giveBack ? 'Give back' : 'Assign'}
      onAct={
        person && !isPending
          ? () => void onSend({ name: 'assign', person: person === giveBack ? null : person })
          : undefined
      }
      onClose={onClose}
    >
      <TextField
        select
        label="To"
        value={person}
        onChange={({ target }) => setPerson(target.value)}
        helperText="“Next” skips them for everyone else. After three days they are unassigned again."
        sx={{ mt: 1 }}
      >
        {(choices?.people ?? []).map(({ id, name }) => (
          <MenuItem key={id} value={id}>
            {id === choices?.own ? `${name} (you)` : name}
          </MenuItem>
        ))}
        <MenuItem value={giveBack}>No one (give back)</MenuItem>
      </TextField>
      <Held rows={rows} />
      {problem && <Alert severity="error">{problem}</Alert>}
    </ActionDialog>
  );
}

/** The reasons that all of these have. */
function reasonsOf(rows: readonly ReviewRow[]): RejectionReason[] {
  const [first, ...rest] = rows.map(({ kind }) => rejectionReasonsOf(purposeOf(kind)));
  return (first ?? []).filter((reason) => rest.every((reasons) => reasons.includes(reason)));
}

interface TextProps {
  rows: readonly ReviewRow[];
  text: string;
  onChange: (text: string) => void;
}

/** One text for all. */
function TextToAll({ text, onChange }: Omit<TextProps, 'rows'>) {
  return (
    <TextField
      required
      multiline
      minRows={4}
      label="Text to the submitters"
      helperText={textHint}
      value={text}
      onChange={({ target }) => onChange(target.value)}
      slotProps={{ htmlInput: { maxLength: reviewTextMaxCharacters } }}
    />
  );
}

const ownText = '';

interface AnswerChoiceProps extends TextProps {
  reason: RejectionReason;
  /** Of the canned answer; empty for a text of one's own. */
  answer: string;
  onChoose: (answer: string) => void;
}

/** A canned answer in each submitter's language, or one text for all. */
function WhatToSay({ rows, reason, answer, onChoose, text, onChange }: AnswerChoiceProps) {
  const [first] = rows;
  const { data = [] } = useGetList<OfferedAnswer>(`submissions/${first?.id}/answers`, {
    meta: { version: first?.version },
  });
  const offered = data.filter(({ topic }) => topic === reason);
  const chosen = offered.find(({ id }) => id === answer);
  return (
    <>
      {offered.length > 0 && (
        <TextField
          select
          label="What to say"
          value={chosen?.id ?? ownText}
          onChange={({ target }) => onChoose(target.value)}
        >
          <MenuItem value={ownText}>A text of your own</MenuItem>
          {offered.map(({ id, title }) => (
            <MenuItem key={id} value={id}>
              {`Canned answer: ${title}`}
            </MenuItem>
          ))}
        </TextField>
      )}
      {chosen ? (
        <Alert severity="info" role="note" icon={false}>
          <div>Each submitter reads this in their own language, about their own item. In English:</div>
          <Box component="blockquote" sx={{ m: 0, mt: 1, whiteSpace: 'pre-line' }}>
            {chosen.english}
          </Box>
        </Alert>
      ) : (
        <TextToAll text={text} onChange={onChange} />
      )}
    </>
  );
}

interface ReasonChoiceProps {
  reasons: readonly RejectionReason[];
  /** Empty before the choice. */
  reason: RejectionReason | '';
  onChoose: (reason: RejectionReason) => void;
}

function ReasonChoice({ reasons, reason, onChoose }: ReasonChoiceProps) {
  return (
    <TextField
      select
      required
      label="Reason"
      value={reason}
      onChange={({ target }) => onChoose(target.value as RejectionReason)}
    >
      {reasons.map((one) => (
        <MenuItem key={one} value={one}>
          {reasonWords[one]}
        </MenuItem>
      ))}
    </TextField>
  );
}

/** It is about the items that are chosen when it is sent: the text does not belong to one of them. */
const rejection = { resource: 'bulk-decisions', id: 'new', part: 'reject' };
const nothing: { reason: RejectionReason | ''; answer: string; text: string } = {
  reason: '',
  answer: ownText,
  text: '',
};

/** One reason for all, and what is said to them. */
export function RejectDialog({ rows, problem, isPending, onSend, onClose }: BulkDialogProps) {
  const form = useKeptForm(rejection, nothing);
  const { values, set } = form;
  const { reason: kept, answer, text } = values;
  // One that was chosen about other items may be none of these.
  const reasons = reasonsOf(rows);
  const reason = reasons.find((each) => each === kept) ?? '';
  const type = (typed: string) => set({ text: typed });
  const languages = new Set(rows.map(({ locale }) => locale));
  const isReady = reason !== '' && (answer !== ownText || text.trim() !== '') && !isPending;
  const act = (): Bulk['act'] =>
    answer === ownText
      ? { name: 'reject', reason: reason || 'other', text }
      : { name: 'reject-with-answer', reason: reason || 'other', answer };
  // What became of each item is shown in this dialog's place.
  const send = async () => {
    if (await onSend(act())) form.settle(values);
  };
  return (
    <ActionDialog
      title={`Reject ${itemsWord(rows.length)}`}
      action={`Reject ${itemsWord(rows.length)}`}
      isSevere
      onAct={isReady ? () => void send() : undefined}
      onClose={onClose}
    >
      <RestoredNotice form={form} />
      <Box sx={{ color: 'text.secondary' }}>
        {rows.map(({ title }) => `“${title}”`).join(', ')}. Every submitter gets the same reason.{' '}
        {languages.size > 1 && `They read ${languages.size} different languages.`}
      </Box>
      <ReasonChoice
        reasons={reasons}
        reason={reason}
        onChoose={(chosen) => set({ reason: chosen, answer: ownText })}
      />
      {reason === '' ? (
        <TextToAll text={text} onChange={type} />
      ) : (
        <WhatToSay
          {...{ rows, reason, answer, text }}
          onChoose={(chosen) => set({ answer: chosen })}
          onChange={type}
        />
      )}
      <Held rows={rows} />
      {problem && <Alert severity="error">{problem}</Alert>}
    </ActionDialog>
  );
}
