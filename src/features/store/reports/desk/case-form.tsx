import { Box } from '@mui/material';
import { RestoredNotice } from '#features/core/desk-kit/desk/kept/restored-notice.tsx';
import { useKeptForm } from '#features/core/desk-kit/desk/kept/use-kept-form.ts';
import { DelistingChoice } from '#features/store/catalogue/desk/delisting-choice.tsx';
import type { DelistingReason } from '#features/store/catalogue/model/delisting.ts';
import { DecisionForm, OutcomeChoice, ReasonField } from '#features/team/cases/desk/decision-form.tsx';
import { SendDecision } from '#features/team/cases/desk/send-decision.tsx';
import { isAppealable } from '../model/appeal.ts';
import {
  outcomesOf,
  reportNoteMaxCharacters,
  type ReportAction,
  type ReportCaseDetail,
  type ReportOutcome,
} from '../model/report-case.ts';
import { hintOf, outcomeWords } from './report-words.ts';
import { useCaseAction } from './use-case-action.ts';

interface Choices {
  outcome: ReportOutcome | '';
  delisting: DelistingReason | '';
  note: string;
}

/** An appeal is granted by people who have seen what the check finds now. */
const needsCheck = (outcome: Choices['outcome'], { again }: ReportCaseDetail) =>
  outcome === 'granted' && again === null;

/** Where the finding is gone, there is nothing beside which a note could be. */
const hasNoNote = (outcome: Choices['outcome'], { again }: ReportCaseDetail) =>
  outcome === 'granted' && again !== null && !(again.finding && isAppealable(again.finding));

/** The decision; undefined while something is missing. */
function actionOf(
  { outcome, delisting, note: typed }: Choices,
  item: ReportCaseDetail,
): Extract<ReportAction, { name: 'decide' }> | undefined {
  const note = typed.trim();
  if (outcome === '' || note === '' || needsCheck(outcome, item)) return undefined;
  if (outcome !== 'delisted') return { name: 'decide', outcome, note };
  return delisting === '' ? undefined : { name: 'decide', outcome, note, delisting };
}

const nothing: Choices = { outcome: '', delisting: '', note: '' };

/** Ends the case. What was entered stays until the decision is made. */
export function CaseForm({ item }: { item: ReportCaseDetail }) {
  const place = { resource: 'reports', id: item.id, part: 'decision' };
  const form = useKeptForm(place, nothing, { seen: item.version });
  const { act, isPending } = useCaseAction(item);
  const { values: choices, set: onChoose } = form;
  const { outcome, note } = choices;
  const delists = outcome === 'delisted';
  const action = actionOf(choices, item);
  const send = (goOn: () => void) =>
    action &&
    void act(action, outcome && `${item.title} is decided: ${outcomeWords[outcome].toLowerCase()}.`, () => {
      form.settle(choices);
      goOn();
    });
  return (
    <DecisionForm>
      <RestoredNotice form={form} />
      <OutcomeChoice
        outcomes={outcomesOf(item.kind).map((value) => ({ value, label: outcomeWords[value] }))}
        chosen={outcome}
        onChoose={(chosen) => onChoose({ outcome: chosen })}
        hints={[
          outcome !== '' && hintOf(item.kind, outcome),
          needsCheck(outcome, item) && 'Run the check again first.',
          hasNoNote(outcome, item) && 'The check no longer finds it, so no note can be shown.',
        ]}
      />
      {delists && (
        <DelistingChoice reason={choices.delisting} onChoose={(delisting) => onChoose({ delisting })} />
      )}
      <ReasonField
        label="Why, for the desk"
        helperText="What you checked. Visitors and reporters do not see it."
        text={note}
        onType={(typed) => onChoose({ note: typed })}
        maxCharacters={reportNoteMaxCharacters}
      />
      <Box sx={{ color: 'text.secondary' }}>
        Reporters who left an address get the outcome by email in their language.
      </Box>
      <SendDecision
        button={delists ? 'Delist and close' : 'Close the case'}
        isDanger={delists}
        isBlocked={!action || isPending}
        onSend={send}
      />
    </DecisionForm>
  );
}
