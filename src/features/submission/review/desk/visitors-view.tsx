import Close from '@mui/icons-material/Close';
import { Button, Dialog, DialogTitle, IconButton, MenuItem, TextField } from '@mui/material';
import { useState } from 'react';
import { localeWord } from '#features/core/desk-kit/desk/locale-word.ts';
import {
  ListedViewChoice,
  PreviewPanel,
  type ListedView,
} from '#features/core/desk-kit/desk/preview/preview-panel.tsx';
import { useShortcuts } from '#features/core/desk-kit/desk/use-shortcuts.ts';
import { isListing } from '#features/submission/submissions/model/state.ts';
import { answerLanguages } from '#features/submission/canned-answers/model/answer.ts';
import { useDeskKind } from './desk-kind.ts';
import type { MergeFact } from '../model/merge.ts';
import type { ReviewSubmission } from '../model/review-submission.ts';
import { KeyCap } from '#features/core/desk-kit/desk/key-cap.tsx';

interface VisitorsViewProps {
  submission: ReviewSubmission;
  /** What is taken over where the item is listed already. */
  take: readonly MergeFact[];
}

const titleId = 'visitors-view';

function Overlay({ submission, take, onClose }: VisitorsViewProps & { onClose: () => void }) {
  const { id, title, locale: sentIn } = submission;
  const { hasPage } = useDeskKind();
  const [view, setView] = useState<ListedView>('card');
  const [locale, setLocale] = useState(sentIn);
  return (
    <Dialog open fullWidth maxWidth="xl" onClose={onClose} aria-labelledby={titleId}>
      <DialogTitle id={titleId} sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
        <span style={{ flex: 1 }}>{title}, as visitors will see it</span>
        <IconButton aria-label="Close" onClick={onClose}>
          <Close fontSize="small" />
        </IconButton>
      </DialogTitle>
      <div style={{ height: '78vh', display: 'grid', gridTemplate: 'minmax(0, 1fr) / minmax(0, 1fr)' }}>
        <PreviewPanel address={`submissions/${id}/previews`} request={{ view, locale, take }}>
          {hasPage && <ListedViewChoice value={view} onChange={setView} />}
          <TextField
            select
            size="small"
            label="Language"
            value={locale}
            onChange={(event) => setLocale(event.target.value)}
            sx={{ m: 0, minWidth: 150 }}
          >
            {answerLanguages.map(({ code }) => (
              <MenuItem key={code} value={code}>
                {localeWord(code)}
              </MenuItem>
            ))}
          </TextField>
        </PreviewPanel>
      </div>
    </Dialog>
  );
}

/** The card and the page that an approval would list, drawn by the store itself; nothing for applications, which list nothing. */
export function VisitorsView({ submission, take }: VisitorsViewProps) {
  const [isOpen, setOpen] = useState(false);
  const isListed = isListing(submission.kind);
  useShortcuts({ v: isListed ? () => setOpen(true) : undefined });
  if (!isListed) return null;
  return (
    <>
      <Button
        variant="outlined"
        color="inherit"
        aria-keyshortcuts="v"
        onClick={() => setOpen(true)}
        endIcon={<KeyCap>V</KeyCap>}
        sx={{ mb: 1.5 }}
      >
        Show as visitors will see it
      </Button>
      {isOpen && <Overlay submission={submission} take={take} onClose={() => setOpen(false)} />}
    </>
  );
}
