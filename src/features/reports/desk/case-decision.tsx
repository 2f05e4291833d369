import {
  Box,
  Button,
  FormControlLabel,
  FormHelperText,
  MenuItem,
  Radio,
  RadioGroup,
  TextField,
  Typography,
} from '@mui/material';
import { useState } from 'react';
import type { DelistingReason } from '#features/catalogue/model/delisting.ts';
import { describeTime } from '#lib/describe-time.ts';
import {
  outcomesOf,
  reportNoteMaxCharacters,
  type ReportCaseDetail,
  type ReportOutcome,
} from '../model/report-case.ts';
import { delistingChoices, outcomeHints, outcomeWords } from './report-words.ts';
import { useCaseAction } from './use-case-action.ts';

interface CaseDecisionProps {
  item: ReportCaseDetail;
  mayDecide: boolean;
}

/** The decision, or the form for it. */
export function CaseDecision({ item, mayDecide }: CaseDecisionProps) {
  const { decision } = item;
  if (decision)
    return (
      <>
        <Typography component="h2" variant="h6">
          {outcomeWords[decision.outcome]}
        </Typography>
        <Box sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{decision.note}</Box>
        <Box sx={{ color: 'text.secondary' }}>
          {decision.actor}, {describeTime(decision.at)}
        </Box>
      </>
    );
  return mayDecide ? <DecisionForm item={item} /> : <Typography>Not decided yet.</Typography>;
}

function Outcomes({
  item,
  value,
  onChange,
}: {
  item: ReportCaseDetail;
  value: ReportOutcome | '';
  onChange: (outcome: ReportOutcome) => void;
}) {
  return (
    <RadioGroup
      aria-label="Outcome"
      value={value}
      onChange={(_, chosen) => onChange(chosen as ReportOutcome)}
    >
      {outcomesOf(item.kind).map((outcome) => (
        <FormControlLabel key={outcome} value={outcome} control={<Radio />} label={outcomeWords[outcome]} />
      ))}
    </RadioGroup>
  );
}

function DecisionForm({ item }: { item: ReportCaseDetail }) {
  const [outcome, setOutcome] = useState<ReportOutcome | ''>('');
  const [delisting, setDelisting] = useState<DelistingReason | ''>('');
  const [note, setNote] = useState('');
  const { act, isPending } = useCaseAction(item);
  const delists = outcome === 'delisted';
  const isReady = outcome !== '' && note.trim() !== '' && (!delists || delisting !== '');

  async function send(): Promise<void> {
    if (outcome === '') return;
    const decided = { name: 'decide', outcome, note: note.trim() } as const;
    const action = delists && delisting !== '' ? { ...decided, delisting } : decided;
    await act(action, `${item.title} is decided: ${outcomeWords[outcome].toLowerCase()}.`);
  }
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Typography component="h2" variant="h6">
        Decide
      </Typography>
      <Box>
        <Outcomes item={item} value={outcome} onChange={setOutcome} />
        {outcome !== '' && <FormHelperText>{outcomeHints[outcome]}</FormHelperText>}
      </Box>
      {delists && (
        <TextField
          select
          label="Reason that visitors read"
          value={delisting}
          onChange={(event) => setDelisting(event.target.value as DelistingReason)}
        >
          {delistingChoices.map(({ id, name }) => (
            <MenuItem key={id} value={id}>
              {name}
            </MenuItem>
          ))}
        </TextField>
      )}
      <TextField
        label="Why, for the desk"
        helperText="What you checked. Visitors and reporters do not read it."
        required
        multiline
        minRows={3}
        value={note}
        onChange={(event) => setNote(event.target.value)}
        slotProps={{ htmlInput: { maxLength: reportNoteMaxCharacters } }}
      />
      <Box sx={{ color: 'text.secondary' }}>
        Reporters who left an address are told the outcome by mail, in their language.
      </Box>
      <Button
        variant="contained"
        color={delists ? 'error' : 'primary'}
        disabled={!isReady || isPending}
        onClick={() => void send()}
      >
        {delists ? 'Delist and close' : 'Close the case'}
      </Button>
    </Box>
  );
}
