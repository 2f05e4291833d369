import {
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
} from '@mui/material';
import { createContext, use, useState, type ReactNode } from 'react';
import { diffFacts, type NamedFacts } from '#features/core/desk-kit/desk/diff-facts.ts';
import type { DiffRow } from '#features/core/desk-kit/desk/diff-text.ts';
import { DiffView } from '#features/core/desk-kit/desk/diff-view.tsx';

/** An act about a case that had changed since the person saw it. */
interface StaleCase {
  seen: unknown;
  /** What it is now. */
  theirs: unknown;
  /** What the person wrote. */
  written: string;
  /** Why the server refused it. */
  message: string;
}

type ShowStale = (stale: StaleCase) => boolean;

const StaleCaseContext = createContext<ShowStale>(() => false);

/**
 * Shows a conflict on the screen of the case. The function says whether it does: not where nothing differs that a person reads, since the
 * refusal was about something else then.
 */
export const useStaleCase = () => use(StaleCaseContext);

/** What is decided about, in words. */
export type FactsOf<Detail> = (record: Detail) => NamedFacts;

interface StaleCaseDialogProps extends Pick<StaleCase, 'written' | 'message'> {
  /** What differs. */
  rows: readonly DiffRow[];
  onClose: () => void;
}

/** It changed after it was opened: nothing was decided. What was seen, what it is now, and what the person wrote. */
function StaleCaseDialog({ rows, written, message, onClose }: StaleCaseDialogProps) {
  return (
    <Dialog open maxWidth="md" fullWidth onClose={onClose} aria-labelledby="stale-case">
      <DialogTitle id="stale-case">This changed while you were deciding</DialogTitle>
      <DialogContent>
        <DialogContentText sx={{ mb: 1 }}>
          {message} Your decision was not made, and what you wrote is kept. − is what you saw, + is what it is
          now.
        </DialogContentText>
        <DiffView rows={rows} label="What you saw, and what it is now" />
        {written !== '' && (
          <>
            <DialogContentText sx={{ mt: 2 }}>You wrote:</DialogContentText>
            <Box component="blockquote" sx={{ m: 0, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
              {written}
            </Box>
          </>
        )}
      </DialogContent>
      <DialogActions>
        <Button variant="contained" color="secondary" onClick={onClose}>
          Decide again
        </Button>
      </DialogActions>
    </Dialog>
  );
}

interface StaleCasePlaceProps<Detail> {
  factsOf: FactsOf<Detail>;
  children: ReactNode;
}

/** Around a case: a form in it that is refused as stale may be gone once the case is fetched again, and the conflict is still shown. */
export function StaleCasePlace<Detail>({ factsOf, children }: StaleCasePlaceProps<Detail>) {
  const [stale, setStale] = useState<Omit<StaleCaseDialogProps, 'onClose'>>();
  const show: ShowStale = ({ seen, theirs, written, message }) => {
    const rows = diffFacts(factsOf(seen as Detail), factsOf(theirs as Detail));
    if (rows.length === 0) return false;
    setStale({ rows, written, message });
    return true;
  };
  return (
    <StaleCaseContext value={show}>
      {children}
      {stale && <StaleCaseDialog {...stale} onClose={() => setStale(undefined)} />}
    </StaleCaseContext>
  );
}
