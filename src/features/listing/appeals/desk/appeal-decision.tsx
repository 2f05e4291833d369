import { submissionBarWords } from '#features/team/accounts/model/decision-bar.ts';
import { Alert, Link, Typography } from '@mui/material';
import { RestoredNotice } from '#features/core/desk-kit/desk/kept/restored-notice.tsx';
import { useKeptForm } from '#features/core/desk-kit/desk/kept/use-kept-form.ts';
import { useChangeCase } from '#features/team/cases/desk/use-change-case.ts';
import { DecisionForm, OutcomeChoice, ReasonField } from '#features/team/cases/desk/decision-form.tsx';
import { SendDecision } from '#features/team/cases/desk/send-decision.tsx';
import { localeWord } from '#features/core/desk-kit/desk/locale-word.ts';
import { MadeDecision } from '#features/team/cases/desk/made-decision.tsx';
import type { AppealBar, AppealCaseDetail } from '../model/appeal-case.ts';
import { appealOutcomes, appealTextMaxCharacters, type AppealOutcome } from '../model/appeal.ts';
import { outcomeHints, outcomeWords } from './appeal-words.ts';

/** Why there are no buttons, and what helps. */
function BarNote({ bar }: { bar: AppealBar }) {
  if (bar === 'own-submission') return <Alert severity="info">{submissionBarWords.own}</Alert>;
  return bar === 'own-decision' ? (
    <Alert severity="info">This appeal is about your decision, so another person decides about it.</Alert>
  ) : (
    <Alert severity="warning">
      This appeal is about your decision, and no other account can decide. An administrator can invite a
      second reviewer under <Link href="#/accounts">Accounts</Link>.
    </Alert>
  );
}

const nothing: { outcome: AppealOutcome | ''; text: string } = { outcome: '', text: '' };

/** The second decision. What was entered stays until it is made. */
function AppealForm({ item }: { item: AppealCaseDetail }) {
  const place = { resource: 'appeals', id: item.id, part: 'decision' };
  const form = useKeptForm(place, nothing, { seen: item.version });
  const { values } = form;
  const { outcome, text } = values;
  const { subject, stands } = item;
  const { change, isPending } = useChangeCase('appeals');
  const send = (goOn: () => void) =>
    void change({
      record: item,
      data: { version: item.version, decision: { outcome, text: text.trim() } },
      done: `The appeal about ${item.title} is decided.`,
      written: text,
      onDone: () => {
        form.settle(values);
        goOn();
      },
    });
  return (
    <DecisionForm>
      <RestoredNotice form={form} />
      <OutcomeChoice
        outcomes={appealOutcomes.map((value) => ({
          value,
          label: outcomeWords[value],
          disabled: value === 'upheld' && !stands,
        }))}
        chosen={outcome}
        onChoose={(chosen) => form.set({ outcome: chosen })}
        hints={[
          !stands && 'The item is already listed again, so the delisting cannot be upheld.',
          outcome !== '' && stands && outcomeHints[subject][outcome],
        ]}
      />
      <ReasonField
        label="Answer to the team"
        helperText={`The team reads it on the status page and in an email. Its language is ${localeWord(item.locale)}.`}
        rows={4}
        text={text}
        onType={(typed) => form.set({ text: typed })}
        maxCharacters={appealTextMaxCharacters}
      />
      <SendDecision
        button={outcome === 'upheld' ? 'Uphold the decision' : 'Grant the appeal'}
        isBlocked={outcome === '' || text.trim() === '' || isPending}
        onSend={send}
      />
    </DecisionForm>
  );
}

/** What was decided about the appeal, the form for it, or why this person cannot decide. */
export function AppealDecision({ item, mayDecide }: { item: AppealCaseDetail; mayDecide: boolean }) {
  const { decision, bar } = item;
  if (decision) {
    const { outcome, ...made } = decision;
    return <MadeDecision outcome={outcomeWords[outcome]} {...made} />;
  }
  if (!mayDecide) return <Typography>Not decided yet.</Typography>;
  return bar ? <BarNote bar={bar} /> : <AppealForm item={item} />;
}
