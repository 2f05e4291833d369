import { Alert, Button } from '@mui/material';

/** Says that a form began with what was typed on this device and not saved. */
export function KeptNotice({ onDiscard }: { onDiscard: () => void }) {
  return (
    <Alert severity="info" action={<Button onClick={onDiscard}>Discard it</Button>}>
      This form has text that you did not save, kept on this device.
    </Alert>
  );
}
