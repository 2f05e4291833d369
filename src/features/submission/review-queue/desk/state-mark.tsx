import { Chip } from '@mui/material';
import type { SubmissionState } from '#features/submission/submissions/model/state.ts';
import { stateWords } from './state-words.ts';

type Tone = 'default' | 'success' | 'error' | 'warning' | 'primary';

const tones: Record<SubmissionState, Tone> = {
  'awaiting-payment': 'default',
  'checking-payment': 'default',
  'payment-refused': 'warning',
  'in-review': 'primary',
  'cv-screening': 'primary',
  interview: 'default',
  'interview-results': 'primary',
  'changes-requested': 'warning',
  listed: 'success',
  welcome: 'success',
  rejected: 'error',
  withdrawn: 'default',
  expired: 'default',
};

export function StateMark({ state }: { state: SubmissionState }) {
  return <Chip size="small" variant="outlined" color={tones[state]} label={stateWords[state]} />;
}
