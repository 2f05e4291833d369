import { Box, Button, Chip, Paper, Typography } from '@mui/material';
import { useState } from 'react';
import { useGetList } from 'react-admin';
import { ActionDialog } from '#features/core/desk-kit/desk/action-dialog.tsx';
import { useChangeRecord } from '#features/core/desk-kit/desk/use-change-record.ts';
import { describeTime } from '#lib/describe-time.ts';
import type { PreparedArrangement, PreparedKind } from '../../model/prepared-arrangement.ts';
import { PreparedCategoryDialog } from './prepared-category-dialog.tsx';
import { PreparedNetworkDialog } from './prepared-network-dialog.tsx';
import { stateSentence } from './prepared-words.ts';

type Asked = 'open' | 'delete';

interface RowProps {
  draft: PreparedArrangement;
  onAsk: (act: Asked) => void;
}

function DraftRow({ draft, onAsk }: RowProps) {
  const { change, isPending } = useChangeRecord('prepared-arrangements');
  const { name, problem, state, by, at, version } = draft;
  const publish = () =>
    void change({ record: draft, data: { name: 'publish', version }, done: `${name} is published.` });
  return (
    <Box component="li" sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, p: 1 }}>
      <Box sx={{ flex: '1 1 240px', minWidth: 0, overflowWrap: 'anywhere' }}>
        <Box component="span" sx={{ fontWeight: 600, mr: 1 }}>
          {name}
        </Box>
        <Chip
          size="small"
          variant="outlined"
          {...(state === 'stopped' && { color: 'warning' })}
          label={stateSentence(draft)}
        />
        <Box sx={{ color: 'text.secondary', fontSize: 12 }}>
          {by}, {describeTime(at)}
          {problem && `. ${problem}`}
        </Box>
      </Box>
      <Button color="inherit" aria-label={`Open the draft of ${name}`} onClick={() => onAsk('open')}>
        Open
      </Button>
      <Button color="inherit" aria-label={`Publish ${name} now`} disabled={isPending} onClick={publish}>
        Publish now
      </Button>
      <Button color="error" aria-label={`Delete the draft of ${name}`} onClick={() => onAsk('delete')}>
        Delete draft
      </Button>
    </Box>
  );
}

function DeleteDialog({ draft, onClose }: { draft: PreparedArrangement; onClose: () => void }) {
  const { change } = useChangeRecord('prepared-arrangements');
  const { name, version } = draft;
  return (
    <ActionDialog
      title={`Delete the draft of ${name}`}
      action="Delete draft"
      isSevere
      onClose={onClose}
      onAct={() =>
        change({
          record: draft,
          data: { name: 'delete', version },
          done: `The draft of ${name} was deleted.`,
        })
      }
    >
      A deleted draft cannot be restored. What visitors see does not change.
    </ActionDialog>
  );
}

/** What is prepared of categories or networks, and not published yet; nothing where there is none. */
export function PreparedChanges({ kind }: { kind: PreparedKind }) {
  const { data = [] } = useGetList<PreparedArrangement>('prepared-arrangements', {
    filter: { kind },
    pagination: { page: 1, perPage: 100 },
  });
  const [asked, setAsked] = useState<{ act: Asked; draft: PreparedArrangement }>();
  const onClose = () => setAsked(undefined);
  const Form = kind === 'category' ? PreparedCategoryDialog : PreparedNetworkDialog;
  return (
    <>
      {data.length > 0 && (
        <Box component="section" aria-labelledby="prepared-drafts" sx={{ my: 2 }}>
          <Typography component="h2" variant="h6" id="prepared-drafts">
            Drafts
          </Typography>
          <Paper variant="outlined" component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
            {data.map((draft) => (
              <DraftRow key={draft.id} draft={draft} onAsk={(act) => setAsked({ act, draft })} />
            ))}
          </Paper>
        </Box>
      )}
      {asked?.act === 'open' && <Form draft={asked.draft} onClose={onClose} />}
      {asked?.act === 'delete' && <DeleteDialog draft={asked.draft} onClose={onClose} />}
    </>
  );
}
