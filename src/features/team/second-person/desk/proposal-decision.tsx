import { Alert, Box, Button, Link } from '@mui/material';
import { RestoredNotice } from '#features/core/desk-kit/desk/kept/restored-notice.tsx';
import { useKeptForm } from '#features/core/desk-kit/desk/kept/use-kept-form.ts';
import { DecisionForm, ReasonField } from '#features/team/cases/desk/decision-form.tsx';
import { MadeDecision } from '#features/team/cases/desk/made-decision.tsx';
import { useChangeCase } from '#features/team/cases/desk/use-change-case.ts';
import { proposalNoteMax, type ProposalBar, type ProposalDetail } from '../model/proposal.ts';
import { outcomeWords } from './proposal-words.ts';

/** Why this person cannot confirm, and what helps. */
function BarNote({ bar }: { bar: ProposalBar }) {
  return bar === 'own' ? (
    <Alert severity="info">You proposed this, so another person has to confirm it. You can decline it.</Alert>
  ) : (
    <Alert severity="warning">
      You proposed this, and no other account can confirm it. An administrator can invite a second person
      under <Link href="#/accounts">Accounts</Link>. You can decline it.
    </Alert>
  );
}

const nothing = { note: '' };

/** Confirm and Decline. What was entered stays until it is decided. */
function ProposalForm({ item }: { item: ProposalDetail }) {
  const form = useKeptForm({ resource: 'proposals', id: item.id, part: 'decision' }, nothing);
  const { values } = form;
  const { note } = values;
  const { change, isPending } = useChangeCase('proposals');
  const decide = (name: 'confirm' | 'decline') =>
    change({
      record: item,
      data: { name, note: note.trim() },
      written: note,
      onDone: () => form.settle(values),
      done:
        name === 'confirm'
          ? 'Confirmed. Visitors see it now.'
          : 'Declined. Nothing has changed for visitors.',
    });
  return (
    <DecisionForm>
      <RestoredNotice form={form} />
      {item.bar && <BarNote bar={item.bar} />}
      <ReasonField
        label="Note"
        helperText="Visitors do not see it. Required to decline."
        isOptional
        text={note}
        onType={(typed) => form.set({ note: typed })}
        maxCharacters={proposalNoteMax}
      />
      <Box sx={{ display: 'flex', gap: 1 }}>
        <Button
          variant="contained"
          color="secondary"
          disabled={isPending || item.bar !== null}
          onClick={() => void decide('confirm')}
        >
          Confirm
        </Button>
        <Button
          variant="outlined"
          color="error"
          disabled={isPending || note.trim() === ''}
          onClick={() => void decide('decline')}
        >
          Decline
        </Button>
      </Box>
    </DecisionForm>
  );
}

/** What was decided about the proposal, or the form for it. */
export function ProposalDecision({ item }: { item: ProposalDetail }) {
  const { decision } = item;
  if (!decision) return <ProposalForm item={item} />;
  const { outcome, note, ...made } = decision;
  return <MadeDecision outcome={outcomeWords[outcome]} text={note} {...made} />;
}
