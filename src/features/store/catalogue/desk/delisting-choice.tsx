import { MenuItem, TextField } from '@mui/material';
import { delistingReasons, type DelistingReason } from '../model/delisting.ts';

/** The reasons in the few words of a choice; `delistingWords` has the sentences. */
const shortWords: Record<DelistingReason, string> = {
  compromised: 'Taken over by someone else',
  fraud: 'Signs of fraud',
  closed: 'Project closed',
  unreachable: 'Site cannot be reached',
  requirements: 'No longer meets the requirements',
  request: 'Requested by its team',
};

interface DelistingChoiceProps {
  /** Empty before the choice. */
  reason: DelistingReason | '';
  onChoose: (reason: DelistingReason) => void;
}

/** The reason of a delisting, in a decision about a case. */
export function DelistingChoice({ reason, onChoose }: DelistingChoiceProps) {
  return (
    <TextField
      select
      label="Reason that visitors read"
      value={reason}
      onChange={(event) => onChoose(event.target.value as DelistingReason)}
    >
      {delistingReasons.map((id) => (
        <MenuItem key={id} value={id}>
          {shortWords[id]}
        </MenuItem>
      ))}
    </TextField>
  );
}
