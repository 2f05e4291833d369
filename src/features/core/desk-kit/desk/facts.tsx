import { Box, Paper, Typography } from '@mui/material';
import { useId, type ReactNode } from 'react';
import styles from './facts.module.css';

/** A titled group of a submission. */
export function FactGroup({ title, children }: { title: string; children: ReactNode }) {
  const headingId = useId();
  return (
    <Paper component="section" variant="outlined" aria-labelledby={headingId} sx={{ px: 2, py: 1.5 }}>
      <Typography id={headingId} component="h2" variant="h6" sx={{ mb: 1 }}>
        {title}
      </Typography>
      {children}
    </Paper>
  );
}

/** Names and values of a group; `Fact` inside. */
export function FactList({ children }: { children: ReactNode }) {
  return (
    <Box
      component="dl"
      sx={{
        m: 0,
        display: 'grid',
        gridTemplateColumns: { sm: 'minmax(100px, 160px) minmax(0, 1fr)' },
        columnGap: 2,
        rowGap: 0.75,
      }}
    >
      {children}
    </Box>
  );
}

/** Of the name of a fact that changes are asked for. */
export const factId = (field: string) => `fact-${field}`;

interface FactProps {
  name: string;
  /** The field of the form, where changes are asked for at it. */
  field?: string;
  /** What is asked for. */
  asked?: string | undefined;
  children: ReactNode;
}

/** What a request for changes says at a fact. */
function Asked({ text }: { text: string }) {
  return (
    <div className={styles['asked']}>
      <b>Change requested</b>
      {text && `: ${text}`}
    </div>
  );
}

const askedSx = {
  px: 1,
  py: 0.5,
  borderInlineStart: '3px solid',
  borderColor: 'warning.main',
  bgcolor: 'var(--card-wash)',
};

/** One name with its value; an empty text shows that nothing was said. */
export function Fact({ name, field, asked, children }: FactProps) {
  const isEmpty = children === '' || children === null || children === undefined;
  return (
    <>
      <Box component="dt" id={field && factId(field)} sx={{ color: 'text.secondary' }}>
        {name}
      </Box>
      <Box
        component="dd"
        sx={{
          m: 0,
          mb: { xs: 1, sm: 0 },
          overflowWrap: 'anywhere',
          ...(isEmpty && { color: 'text.secondary' }),
          ...(asked !== undefined && askedSx),
        }}
      >
        {isEmpty ? 'Not filled in' : children}
        {asked !== undefined && <Asked text={asked} />}
      </Box>
    </>
  );
}
