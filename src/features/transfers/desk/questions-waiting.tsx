import { Link, Typography } from '@mui/material';
import { useGetList } from 'react-admin';
import type { QuestionState } from '../model/payment-question.ts';

/** Teams that wait for an answer about a payment. */
export function QuestionsWaiting() {
  const { data } = useGetList<{ id: QuestionState; count: number }>(
    'payment-question-counts',
    {},
    { refetchInterval: 30_000 },
  );
  const open = data?.find(({ id }) => id === 'open')?.count;
  return (
    <Typography sx={{ my: 1 }}>
      <Link href="#/payment-questions">Questions of teams about payments</Link>
      {open === undefined ? '' : `: ${open} open`}
    </Typography>
  );
}
