import { Box, Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import { useId, useState, type ReactNode } from 'react';

interface ActionDialogProps {
  title: string;
  /** On the button that acts. */
  action: string;
  /** Whether the action takes something away from visitors. */
  isSevere?: boolean;
  /**
   * Undefined while something is missing. One that sends something says whether it is done, and never rejects: the dialog closes then, and keeps
   * what was typed after a refusal.
   */
  onAct: (() => Promise<boolean> | void) | undefined;
  onClose: () => void;
  children: ReactNode;
  /** Beside what is asked for: what visitors will see. */
  beside?: ReactNode;
}

/** What is asked for scrolls by itself, so that the preview stays in sight. */
const besideColumns = {
  display: 'grid',
  gap: 2,
  height: '72vh',
  gridTemplateRows: 'minmax(0, 1fr)',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 400px)',
};

/** Asks for what an action needs, and performs it; Escape and Cancel do nothing. */
export function ActionDialog({
  title,
  action,
  isSevere = false,
  onAct,
  onClose,
  children,
  beside,
}: ActionDialogProps) {
  const id = useId();
  const [isActing, setActing] = useState(false);
  const act = async () => {
    setActing(true);
    const isDone = await onAct?.();
    setActing(false);
    if (isDone) onClose();
  };
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth={beside ? 'lg' : 'sm'} aria-labelledby={id}>
      <DialogTitle id={id}>{title}</DialogTitle>
      {beside ? (
        <DialogContent sx={besideColumns}>
          <Box sx={{ display: 'grid', gap: 2, alignContent: 'start', overflow: 'auto', minHeight: 0 }}>
            {children}
          </Box>
          {beside}
        </DialogContent>
      ) : (
        <DialogContent sx={{ display: 'grid', gap: 2 }}>{children}</DialogContent>
      )}
      <DialogActions>
        <Button onClick={onClose}>Cancel</Button>
        <Button
          variant="contained"
          color={isSevere ? 'error' : 'secondary'}
          disabled={!onAct || isActing}
          onClick={() => void act()}
        >
          {action}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
