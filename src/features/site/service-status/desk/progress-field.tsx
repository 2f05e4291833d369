import { MenuItem, TextField } from '@mui/material';
import { disruptionStates, type DisruptionState } from '../model/notice.ts';
import { progressWords } from './notice-words.ts';

interface ProgressFieldProps {
  progress: DisruptionState;
  onChange: (progress: DisruptionState) => void;
}

/** How far the team is with a disruption. */
export function ProgressField({ progress, onChange }: ProgressFieldProps) {
  return (
    <TextField
      select
      label="State"
      value={progress}
      onChange={(event) => onChange(event.target.value as DisruptionState)}
      sx={{ mt: 1 }}
    >
      {disruptionStates.map((state) => (
        <MenuItem key={state} value={state}>
          {progressWords[state]}
        </MenuItem>
      ))}
    </TextField>
  );
}
