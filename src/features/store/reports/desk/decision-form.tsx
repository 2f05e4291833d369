import {
  Box,
  Button,
  FormControlLabel,
  FormHelperText,
  Radio,
  RadioGroup,
  TextField,
  Typography,
} from '@mui/material';
import { useState } from 'react';
import { DelistingChoice } from '#features/store/catalogue/desk/delisting-choice.tsx';
import type { DelistingReason } from '#features/store/catalogue/model/delisting.ts';
import { useIsArriving } from '#features/core/desk-kit/desk/use-is-arriving.ts';
import {
  outcomesOf,
  reportNoteMaxCharacters,
  type ReportAction,
  type ReportCaseDetail,
  type ReportOutcome,
} from '../model/report-case.ts';
import { outcomeHints, outcomeWords } from './report-words.ts';
import { useCaseAction } from './use-case-action.ts';

interface Choices {
  outcome: ReportOutcome | '';
  delisting: DelistingReason | '';
  note: string;
}

/** The decision; undefined while something is missing. */
function actionOf({ outcome, delisting, note: typed }: Choices): ReportAction | undefined {
  const note = typed.trim();
  if (outcome === '' || note === '') return undefined;
  if (outcome !== 'delisted') return { name: 'decide', outcome, note };
  return delisting === '' ? undefined : { name: 'decide', outcome, note, delisting };
}

interface PartProps {
  choices: Choices;
  onChoose: (changed: Partial<Choices>) => void;
}

function OutcomeChoice({ item, choices: { outcome }, onChoose }: PartProps & { item: ReportCaseDetail }) {
  return (
    <Box>
      <RadioGroup
        aria-label="Outcome"
        value={outcome}
        onChange={(_, chosen) => onChoose({ outcome: chosen as ReportOutcome })}
      >
        {outcomesOf(item.kind).map((each) => (
          <FormControlLabel key={each} value={each} control={<Radio />} label={outcomeWords[each]} />
        ))}
      </RadioGroup>
      {outcome !== '' && <FormHelperText>{outcomeHints[outcome]}</FormHelperText>}
    </Box>
  );
}

/** Ends the case. What was entered stays when the decision is refused. */
export function DecisionForm({ item }: { item: ReportCaseDetail }) {
  const [choices, setChoices] = useState<Choices>({ outcome: '', delisting: '', note: '' });
  const { act, isPending } = useCaseAction(item);
  const onChoose = (changed: Partial<Choices>) => setChoices({ ...choices, ...changed });
  const isArriving = useIsArriving(`${item.id} ${item.version}`);
  const { outcome, note } = choices;
  const delists = outcome === 'delisted';
  const action = actionOf(choices);
  const send = () =>
    action && act(action, outcome && `${item.title} is decided: ${outcomeWords[outcome].toLowerCase()}.`);
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Typography component="h2" variant="h6">
        Decide
      </Typography>
      <OutcomeChoice item={item} choices={choices} onChoose={onChoose} />
      {delists && (
        <DelistingChoice reason={choices.delisting} onChoose={(delisting) => onChoose({ delisting })} />
      )}
      <TextField
        label="Why, for the desk"
        helperText="What you checked. Visitors and reporters do not see it."
        required
        multiline
        minRows={3}
        value={note}
        onChange={(event) => onChoose({ note: event.target.value })}
        slotProps={{ htmlInput: { maxLength: reportNoteMaxCharacters } }}
      />
      <Box sx={{ color: 'text.secondary' }}>
        Reporters who left an address are told the outcome by email, in their language.
      </Box>
      <Button
        variant="contained"
        color={delists ? 'error' : 'primary'}
        disabled={!action || isPending || isArriving}
        onClick={() => void send()}
      >
        {delists ? 'Delist and close' : 'Close the case'}
      </Button>
    </Box>
  );
}
