import { Box, Button, Typography } from '@mui/material';
import { useState } from 'react';
import type { OfferedAction } from '../model/actions-for.ts';
import type { MergeChoice } from '../model/merge.ts';
import { ActionDialog } from './action-dialog.tsx';
import type { ReviewSubmission } from '../model/review-submission.ts';
import { FactGroup } from './facts.tsx';
import { actionWords } from './review-words.ts';

const nextSteps: readonly OfferedAction['name'][] = ['approve', 'conclude-interview', 'welcome'];

/** One warm button: the next step. Rejecting is red, the rest is quiet. */
function looksOf(name: OfferedAction['name'], state: ReviewSubmission['state']) {
  const isNext = nextSteps.includes(name) || (name === 'invite' && state === 'cv-screening');
  if (isNext) return { variant: 'contained', color: 'secondary' } as const;
  return { variant: 'outlined', color: name === 'reject' ? 'error' : 'primary' } as const;
}

/** A button for each action that the server offers to this person, and none besides. */
export function ActionPanel({
  submission,
  merge,
  onChanged,
}: {
  submission: ReviewSubmission;
  merge: MergeChoice | null;
  onChanged: () => void;
}) {
  const [open, setOpen] = useState<OfferedAction>();
  return (
    <FactGroup title="Decide">
      {submission.actions.length === 0 && (
        <Typography sx={{ color: 'text.secondary' }}>Nothing to decide in this state.</Typography>
      )}
      <Box
        sx={{
          display: 'grid',
          gap: 1,
          gridAutoFlow: { xs: 'row', sm: 'column', lg: 'row' },
          gridAutoColumns: { sm: '1fr', lg: 'auto' },
        }}
      >
        {submission.actions.map((action) => (
          <Button
            key={action.name}
            {...looksOf(action.name, submission.state)}
            size="large"
            fullWidth
            onClick={() => setOpen(action)}
          >
            {actionWords[action.name].button}
          </Button>
        ))}
      </Box>
      {open && (
        <ActionDialog
          action={open}
          submission={submission}
          merge={merge}
          onClose={() => setOpen(undefined)}
          onChanged={onChanged}
        />
      )}
    </FactGroup>
  );
}
