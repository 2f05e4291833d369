import { Box, Link, Paper, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { useParams } from 'react-admin';
import { AssignmentPanel } from './assignment-panel.tsx';
import { CasePlaceBar } from './case-place-bar.tsx';
import { NextButton } from './next-button.tsx';
import { useCaseKind } from './use-case-kind.ts';

/** Marks the part of the page in which a decision is made. */
export const decisionPart = 'data-decision';

interface CasePageProps {
  /** The list that the case is from. */
  list: { href: string; name: string };
  title: string;
  /** Below the title. */
  facts: ReactNode;
  /** It waits for a decision, so people work on it. */
  isOpen?: boolean;
  /** Beside the evidence. */
  decision: ReactNode;
  /** Below the decision. */
  notes?: ReactNode;
  /** The evidence. */
  children: ReactNode;
}

/** A case with its evidence, and beside it the decision. */
export function CasePage({ list, title, facts, isOpen = false, decision, notes, children }: CasePageProps) {
  const kind = useCaseKind();
  const { id } = useParams();
  return (
    <>
      <title>{`${title} · ${list.name} · Desk`}</title>
      <Box component="header" sx={{ mt: 3, mb: 2 }}>
        <Link href={list.href} sx={{ display: 'inline-block', py: 1 }}>
          ← {list.name}
        </Link>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 1 }}>
          <Typography component="h1" variant="h4" sx={{ flex: '1 1 auto', overflowWrap: 'anywhere' }}>
            {title}
          </Typography>
          <CasePlaceBar />
          <NextButton />
        </Box>
        {facts}
      </Box>
      <Box
        sx={{
          display: 'grid',
          gap: 3,
          alignItems: 'start',
          // Not wider than the screen: a table in the evidence scrolls by itself.
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 380px)' },
        }}
      >
        <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)' }}>{children}</Box>
        <Box sx={{ display: 'grid', gap: 3 }}>
          <Paper
            variant="outlined"
            component="section"
            aria-label="Decision"
            {...{ [decisionPart]: '' }}
            sx={{ p: { xs: 2, sm: 3 } }}
          >
            {isOpen && kind && <AssignmentPanel key={id} kind={kind} id={Number(id)} />}
            {decision}
          </Paper>
          {notes}
        </Box>
      </Box>
    </>
  );
}
