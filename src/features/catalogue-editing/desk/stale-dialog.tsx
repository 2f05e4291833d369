import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material';
import { ChangeList } from './change-list.tsx';
import type { ItemForm } from './use-item-form.ts';

/** Another person saved meanwhile: both versions field by field, and the choice. */
export function StaleDialog({ form }: { form: ItemForm }) {
  const { stale, isBusy } = form;
  if (!stale) return null;
  const { theirs } = stale;
  return (
    <Dialog open maxWidth="md" fullWidth onClose={form.decideLater} aria-labelledby="stale">
      <DialogTitle id="stale">
        {theirs.history[0]?.actor ?? 'Another person'} changed this meanwhile
      </DialogTitle>
      <DialogContent>
        <DialogContentText sx={{ mb: 1 }}>
          Nothing of yours was stored or lost. − is what is stored now, + is yours.
        </DialogContentText>
        <ChangeList changes={stale.changes} label="What is stored and yours" />
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={form.decideLater}>
          Decide later
        </Button>
        <Button color="inherit" onClick={() => form.accept(theirs)}>
          Use theirs
        </Button>
        <Button
          variant="contained"
          color="secondary"
          disabled={isBusy}
          onClick={() => {
            form.decideLater();
            void form.save(theirs.seen);
          }}
        >
          Save mine
        </Button>
      </DialogActions>
    </Dialog>
  );
}
