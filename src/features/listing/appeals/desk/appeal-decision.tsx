import { submissionBarWords } from '#features/team/accounts/model/decision-bar.ts';
import {
  Alert,
  Box,
  Button,
  FormControlLabel,
  FormHelperText,
  Link,
  Radio,
  RadioGroup,
  TextField,
  Typography,
} from '@mui/material';
import { useState } from 'react';
import { useChangeRecord } from '#features/core/desk-kit/desk/use-change-record.ts';
import { useIsArriving } from '#features/core/desk-kit/desk/use-is-arriving.ts';
import { localeWord } from '#features/core/desk-kit/desk/locale-word.ts';
import { MadeDecision } from '#features/core/desk-kit/desk/made-decision.tsx';
import type { AppealBar, AppealCaseDetail } from '../model/appeal-case.ts';
import { appealOutcomes, appealTextMaxCharacters, type AppealOutcome } from '../model/appeal.ts';
import { outcomeHints, outcomeWords } from './appeal-words.ts';

/** Why there are no buttons, and what helps. */
function BarNote({ bar }: { bar: AppealBar }) {
  if (bar === 'own-submission') return <Alert severity="info">{submissionBarWords.own}</Alert>;
  return bar === 'own-decision' ? (
    <Alert severity="info">
      This appeal is about your decision, so another person decides. There is nothing for you to do.
    </Alert>
  ) : (
    <Alert severity="warning">
      This appeal is about your decision, and no other account can decide. An administrator can invite a
      second reviewer under <Link href="#/accounts">Accounts</Link>.
    </Alert>
  );
}

interface OutcomeChoiceProps {
  item: AppealCaseDetail;
  outcome: AppealOutcome | '';
  onChoose: (outcome: AppealOutcome) => void;
}

function OutcomeChoice({ item: { subject, stands }, outcome, onChoose }: OutcomeChoiceProps) {
  return (
    <Box>
      <RadioGroup
        aria-label="Outcome"
        value={outcome}
        onChange={(_, chosen) => onChoose(chosen as AppealOutcome)}
      >
        {appealOutcomes.map((each) => (
          <FormControlLabel
            key={each}
            value={each}
            control={<Radio />}
            label={outcomeWords[each]}
            disabled={each === 'upheld' && !stands}
          />
        ))}
      </RadioGroup>
      {!stands && (
        <FormHelperText>The item is already listed again, so the delisting cannot be upheld.</FormHelperText>
      )}
      {outcome !== '' && stands && <FormHelperText>{outcomeHints[subject][outcome]}</FormHelperText>}
    </Box>
  );
}

/** The second decision. What was entered stays when it is refused. */
function DecisionForm({ item }: { item: AppealCaseDetail }) {
  const [outcome, setOutcome] = useState<AppealOutcome | ''>('');
  const [text, setText] = useState('');
  const { change, isPending } = useChangeRecord('appeals');
  const isArriving = useIsArriving(`${item.id} ${item.version}`);
  const send = () =>
    change({
      record: item,
      data: { version: item.version, decision: { outcome, text: text.trim() } },
      done: `The appeal of ${item.title} is decided.`,
    });
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Typography component="h2" variant="h6">
        Decide
      </Typography>
      <OutcomeChoice item={item} outcome={outcome} onChoose={setOutcome} />
      <TextField
        label="Answer to the team"
        helperText={`They read it on the status page and in the email. Their language is ${localeWord(item.locale)}.`}
        required
        multiline
        minRows={4}
        value={text}
        onChange={(event) => setText(event.target.value)}
        slotProps={{ htmlInput: { maxLength: appealTextMaxCharacters } }}
      />
      <Button
        variant="contained"
        disabled={outcome === '' || text.trim() === '' || isPending || isArriving}
        onClick={() => void send()}
      >
        {outcome === 'upheld' ? 'Uphold the decision' : 'Grant the appeal'}
      </Button>
    </Box>
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
  return bar ? <BarNote bar={bar} /> : <DecisionForm item={item} />;
}
