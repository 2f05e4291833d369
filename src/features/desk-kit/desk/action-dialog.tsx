import { Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import { useId, type ReactNode } from 'react';

interface ActionDialogProps {
  title: string;
  /** On the button that acts. */
  action: string;
  /** Whether the action takes something away from visitors. */
  isSevere?: boolean;
  /** Undefined while something is missing. */
  onAct: (() => void) | undefined;
  onClose: () => void;
  children: ReactNode;
}

/** Asks for what an action needs, and performs it; Escape and Cancel do nothing. */
export function ActionDialog({
  title,
  action,
  isSevere = false,
  onAct,
  onClose,
  children,
}: ActionDialogProps) {
  const id = useId();
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby={id}>
      <DialogTitle id={id}>{title}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>{children}</DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Cancel</Button>
        <Button
          variant="contained"
          color={isSevere ? 'error' : 'secondary'}
          disabled={!onAct}
          onClick={onAct}
        >
          {action}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
