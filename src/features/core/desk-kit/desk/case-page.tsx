import { Box, Link, Paper, Typography } from '@mui/material';
import type { ReactNode } from 'react';

interface CasePageProps {
  /** The list that the case is from. */
  list: { href: string; name: string };
  title: string;
  /** Below the title. */
  facts: ReactNode;
  /** Beside the evidence. */
  decision: ReactNode;
  /** Below the decision. */
  notes?: ReactNode;
  /** The evidence. */
  children: ReactNode;
}

/** A case with its evidence, and beside it the decision. */
export function CasePage({ list, title, facts, decision, notes, children }: CasePageProps) {
  return (
    <>
      <title>{`${title} · ${list.name} · Desk`}</title>
      <Box component="header" sx={{ mt: 3, mb: 2 }}>
        <Link href={list.href} sx={{ display: 'inline-block', py: 1 }}>
          ← {list.name}
        </Link>
        <Typography component="h1" variant="h4" sx={{ overflowWrap: 'anywhere' }}>
          {title}
        </Typography>
        {facts}
      </Box>
      <Box
        sx={{
          display: 'grid',
          gap: 3,
          alignItems: 'start',
          gridTemplateColumns: { md: 'minmax(0, 1fr) minmax(0, 380px)' },
        }}
      >
        <Box sx={{ display: 'grid', gap: 3 }}>{children}</Box>
        <Box sx={{ display: 'grid', gap: 3 }}>
          <Paper variant="outlined" component="section" aria-label="Decision" sx={{ p: { xs: 2, sm: 3 } }}>
            {decision}
          </Paper>
          {notes}
        </Box>
      </Box>
    </>
  );
}
