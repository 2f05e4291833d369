import { Box, Link, Typography } from '@mui/material';
import { RestoredNotice } from '#features/core/desk-kit/desk/kept/restored-notice.tsx';
import { useKeptForm } from '#features/core/desk-kit/desk/kept/use-kept-form.ts';
import { DecisionForm, OutcomeChoice, ReasonField } from '#features/team/cases/desk/decision-form.tsx';
import { SendDecision } from '#features/team/cases/desk/send-decision.tsx';
import { MadeDecision } from '#features/team/cases/desk/made-decision.tsx';
import { reviewTextMaxCharacters } from '#features/submission/submissions/model/review-text.ts';
import type { TransferCase } from '../model/transfer-case.ts';
import { AssignForm } from './assign-form.tsx';
import { RefundForm } from './refund-form.tsx';
import { outcomeWords } from './transfer-words.ts';
import { useTransferAction } from './use-transfer-action.ts';

const choices = [
  { value: 'assign', label: 'It pays for a submission' },
  { value: 'refund', label: 'It was refunded' },
  { value: 'aside', label: 'Set it aside' },
] as const;
type Choice = (typeof choices)[number]['value'];
const firstChoice: { choice: Choice } = { choice: 'assign' };

interface NoteFormProps {
  item: TransferCase;
  name: 'set-aside' | 'bring-back';
  label: string;
  button: string;
  done: string;
}

const noNote = { note: '' };

function NoteForm({ item, name, label, button, done }: NoteFormProps) {
  const place = { resource: 'transfers', id: item.id, part: name };
  const form = useKeptForm(place, noNote, { seen: item.version });
  const { values } = form;
  const { note } = values;
  const { act, isPending } = useTransferAction(item);
  const send = (goOn: () => void) =>
    act({ name, note }, done, () => {
      form.settle(values);
      goOn();
    });
  return (
    <>
      <RestoredNotice form={form} />
      <ReasonField
        label={label}
        text={note}
        onType={(typed) => form.set({ note: typed })}
        maxCharacters={reviewTextMaxCharacters}
      />
      <SendDecision
        button={button}
        isBlocked={note.trim() === '' || isPending}
        staysHere={name === 'bring-back'}
        onSend={(goOn) => void send(goOn)}
      />
    </>
  );
}

function Choices({ item }: { item: TransferCase }) {
  // The form that was being written is the one that is shown again.
  const form = useKeptForm({ resource: 'transfers', id: item.id, part: 'choice' }, firstChoice);
  const { choice } = form.values;
  return (
    <DecisionForm>
      <OutcomeChoice outcomes={choices} chosen={choice} onChoose={(chosen) => form.set({ choice: chosen })} />
      {choice === 'assign' && <AssignForm item={item} />}
      {choice === 'refund' && <RefundForm item={item} />}
      {choice === 'aside' && (
        <NoteForm
          item={item}
          name="set-aside"
          label="Why, for the desk"
          button="Set aside"
          done="The transfer is set aside."
        />
      )}
    </DecisionForm>
  );
}

function Decided({ item, mayDecide }: { item: TransferCase; mayDecide: boolean }) {
  const { decision } = item;
  if (!decision) return null;
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <MadeDecision
        outcome={outcomeWords[decision.outcome]}
        text={decision.note}
        actor={decision.actor}
        at={decision.at}
      >
        {decision.submission !== null && (
          <Link
            href={`#/submissions/${decision.submission}/show`}
          >{`Submission ${decision.submission}`}</Link>
        )}
      </MadeDecision>
      {decision.outcome === 'set-aside' && mayDecide && (
        <NoteForm
          item={item}
          name="bring-back"
          label="Why it needs another decision"
          button="Reopen"
          done="The transfer is open again."
        />
      )}
    </Box>
  );
}

/** The decision about a transfer, or the forms for it. */
export function TransferDecision({ item, mayDecide }: { item: TransferCase; mayDecide: boolean }) {
  if (item.decision) return <Decided item={item} mayDecide={mayDecide} />;
  if (item.gone_time !== null) return <Typography>This transfer is not on the chain.</Typography>;
  if (item.claimed_by.length > 0)
    return <Typography>A submission claims this transaction. Decide about the payment there.</Typography>;
  return mayDecide ? <Choices item={item} /> : <Typography>Not decided yet.</Typography>;
}
