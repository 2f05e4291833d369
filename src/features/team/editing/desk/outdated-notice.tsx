import { Alert, Box, Button } from '@mui/material';
import { useState } from 'react';
import type { ContentKind } from '../model/content-kind.ts';
import type { Entry, OutdatedLanguage } from '../model/content-entry.ts';
import { dayOf } from './content-words.ts';
import { diffText } from '#features/core/desk-kit/desk/diff-text.ts';
import { DiffView } from '#features/core/desk-kit/desk/diff-view.tsx';
import { useVersion } from './entry-versions.tsx';

interface OutdatedNoticeProps {
  kind: ContentKind;
  entry: Entry;
  outdated: OutdatedLanguage;
  isBusy: boolean;
  onCurrent: () => void;
}

/** The English changed after this language was written: what differs, and the word that it still matches. */
export function OutdatedNotice({ kind, entry, outdated, isBusy, onCurrent }: OutdatedNoticeProps) {
  const [isOpen, setOpen] = useState(false);
  const before = useVersion(entry, isOpen ? outdated.number : undefined);
  const rows = kind.texts.flatMap(({ name, label }) =>
    diffText(before?.texts.en?.[name] ?? '', entry.body.texts.en?.[name] ?? '', label),
  );
  return (
    <div>
      <Alert
        severity="warning"
        action={
          <Box sx={{ display: 'flex', flexWrap: 'wrap' }}>
            <Button aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
              {isOpen ? 'Hide the difference' : 'Show the difference'}
            </Button>
            <Button disabled={isBusy} onClick={onCurrent}>
              Mark as current
            </Button>
          </Box>
        }
      >
        The English changed on {dayOf(outdated.since)}.
      </Alert>
      {isOpen && before && <DiffView rows={rows} label="Changes of the English" />}
    </div>
  );
}
