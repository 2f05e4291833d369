import { Box, Button, Typography } from '@mui/material';
import { useState } from 'react';
import { RestoredNotice } from '#features/core/desk-kit/desk/kept/restored-notice.tsx';
import { useKeptForm } from '#features/core/desk-kit/desk/kept/use-kept-form.ts';
import { DelistingChoice } from '#features/store/catalogue/desk/delisting-choice.tsx';
import type { DelistingReason } from '#features/store/catalogue/model/delisting.ts';
import { DecisionForm, OutcomeChoice, ReasonField } from '#features/team/cases/desk/decision-form.tsx';
import { SendDecision } from '#features/team/cases/desk/send-decision.tsx';
import { describeTime } from '#lib/describe-time.ts';
import { isLink, paymentField, type WatchAction, type WatchFindingDetail } from '../model/finding.ts';
import { watchNoteMaxCharacters } from '../model/withholding.ts';
import { useChangeCase } from '#features/team/cases/desk/use-change-case.ts';
import { stateWords, withholdingWords } from './watch-words.ts';
import { WithholdDialog } from './withhold-dialog.tsx';

type Outcome = 'dismiss' | 'delist';

interface Choices {
  outcome: Outcome | '';
  reason: DelistingReason | '';
  note: string;
}

/** The decision; undefined while something is missing. */
function actionOf({ outcome, reason, note: typed }: Choices): WatchAction | undefined {
  const note = typed.trim();
  if (outcome === '' || note === '') return undefined;
  if (outcome === 'dismiss') return { name: 'dismiss', note };
  return reason === '' ? undefined : { name: 'delist', reason, note };
}

function hintOf(outcome: Outcome, { unlinked, field }: WatchFindingDetail): string {
  if (outcome === 'delist') return 'The item disappears from the store and the API immediately.';
  if (field === paymentField) return 'The item stays listed, whether or not the payment returns.';
  const link = unlinked ? 'Visitors see the link again. ' : '';
  return `${link}The next checks compare it with its current state.`;
}

const otherPerson =
  'You withheld this link after signs of fraud or a takeover, so another person has to decide to show it again.';

/** Sends an act about the finding as it was seen. */
function useFindingAction(record: WatchFindingDetail) {
  const { change, isPending } = useChangeCase('watch');
  const act = (action: WatchAction, done: string, onDone?: () => void) =>
    change({
      ...{ record, data: { version: record.version, action }, done, ...(onDone && { onDone }) },
      written: 'note' in action ? action.note : '',
    });
  return { act, isPending };
}

const nothing: Choices = { outcome: '', reason: '', note: '' };

function FindingForm({ finding, mayDelist }: { finding: WatchFindingDetail; mayDelist: boolean }) {
  const place = { resource: 'watch', id: finding.id, part: 'decision' };
  const form = useKeptForm(place, nothing, { seen: finding.version });
  const { values: choices } = form;
  const { act, isPending } = useFindingAction(finding);
  const { outcome, reason, note } = choices;
  const action = actionOf(choices);
  const delists = outcome === 'delist';
  const done = delists ? `${finding.name} is delisted.` : 'The finding is dismissed.';
  const send = (goOn: () => void) =>
    action &&
    void act(action, done, () => {
      form.settle(choices);
      goOn();
    });
  return (
    <DecisionForm>
      <RestoredNotice form={form} />
      <OutcomeChoice<Outcome>
        label="Decision"
        outcomes={[
          { value: 'dismiss', label: 'Dismiss: nothing is wrong', disabled: finding.needs_other },
          ...(mayDelist ? [{ value: 'delist', label: 'Delist the item' } as const] : []),
        ]}
        chosen={outcome}
        onChoose={(chosen) => form.set({ outcome: chosen })}
        hints={[finding.needs_other && otherPerson, outcome !== '' && hintOf(outcome, finding)]}
      />
      {delists && <DelistingChoice reason={reason} onChoose={(chosen) => form.set({ reason: chosen })} />}
      <ReasonField
        label="Why, for the desk"
        helperText="What you checked. Visitors do not see it."
        text={note}
        onType={(typed) => form.set({ note: typed })}
        maxCharacters={watchNoteMaxCharacters}
      />
      <SendDecision
        button={delists ? 'Delist item' : 'Dismiss finding'}
        isDanger={delists}
        isBlocked={!action || isPending}
        onSend={send}
      />
    </DecisionForm>
  );
}

/** Takes the link away until the decision. */
function Withhold({ finding }: { finding: WatchFindingDetail }) {
  const { act, isPending } = useFindingAction(finding);
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button variant="outlined" size="small" disabled={isPending} onClick={() => setAsking(true)}>
        Withhold link
      </Button>
      {isAsking && (
        <WithholdDialog
          name={finding.name}
          item={finding.listing}
          fields={[finding.field]}
          isPending={isPending}
          onClose={() => setAsking(false)}
          onWithhold={({ reason, note }) =>
            act({ name: 'unlink', reason, note }, 'Visitors do not see the link until this is decided.')
          }
        />
      )}
    </>
  );
}

/** Who withheld the link, and why. */
function Withheld({ finding: { withheld } }: { finding: WatchFindingDetail }) {
  if (!withheld) return null;
  return (
    <Box sx={{ overflowWrap: 'anywhere' }}>
      <Box sx={{ fontWeight: 600 }}>
        Withheld by {withheld.actor}: {withholdingWords[withheld.reason]}
      </Box>
      <Box sx={{ whiteSpace: 'pre-wrap' }}>{withheld.note}</Box>
    </Box>
  );
}

function Acts({ finding }: { finding: WatchFindingDetail }) {
  const { act, isPending } = useFindingAction(finding);
  const { unlinked, field, next_look_time: next } = finding;
  const isPayment = field === paymentField;
  return (
    <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
      {!unlinked && isLink(finding) && <Withhold finding={finding} />}
      {next !== null && (
        <>
          <Button
            variant="outlined"
            size="small"
            disabled={isPending}
            onClick={() =>
              void act(
                { name: 'look' },
                isPayment ? 'The chain is being checked.' : 'The link is being checked.',
              )
            }
          >
            {isPayment ? 'Check the chain now' : 'Check again now'}
          </Button>
          <Box sx={{ color: 'text.secondary' }}>Next scheduled check: {describeTime(next)}</Box>
        </>
      )}
    </Box>
  );
}

/** What was decided, or what can be. */
export function WatchDecision({
  finding,
  mayDecide,
  mayDelist,
}: {
  finding: WatchFindingDetail;
  mayDecide: boolean;
  mayDelist: boolean;
}) {
  const { state, decision } = finding;
  if (state !== 'open')
    return (
      <Box sx={{ overflowWrap: 'anywhere' }}>
        <Withheld finding={finding} />
        <Typography component="h2" variant="h6">
          {stateWords[state]}
        </Typography>
        {decision?.note && <Box sx={{ whiteSpace: 'pre-wrap' }}>{decision.note}</Box>}
        {decision && (
          <Box sx={{ color: 'text.secondary' }}>
            {decision.actor && `${decision.actor}, `}
            {describeTime(decision.at)}
          </Box>
        )}
      </Box>
    );
  if (!mayDecide) return <Box>A reviewer decides.</Box>;
  return (
    <Box sx={{ display: 'grid', gap: 2.5 }}>
      <Withheld finding={finding} />
      <Acts finding={finding} />
      <FindingForm finding={finding} mayDelist={mayDelist} />
    </Box>
  );
}
