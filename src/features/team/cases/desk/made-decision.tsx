import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { describeTime } from '#lib/describe-time.ts';

interface MadeDecisionProps {
  outcome: string;
  /** For the desk, or for the team that asked. */
  text: string;
  actor: string;
  at: string;
  /** What the decision led to. */
  children?: ReactNode;
}

/** How a case was decided, why, by whom and when. */
export function MadeDecision({ outcome, text, actor, at, children }: MadeDecisionProps) {
  return (
    <>
      <Typography component="h2" variant="h6">
        {outcome}
      </Typography>
      {children}
      <Box sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{text}</Box>
      <Box sx={{ color: 'text.secondary' }}>
        {actor}, {describeTime(at)}
      </Box>
    </>
  );
}
